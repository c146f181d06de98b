import type { CodeTarget } from '@vitrine/shared/contract';
import type { CodeContent, CodeVisit } from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { Button, Choice, useAddressState, useFormat, VisuallyHidden } from '@vitrine/shared/ui';
import { useId, useRef, useState } from 'react';
import { useSize } from '../../../preview/use-size';
import { spanAt } from '../../../schedules/occurrences-on';
import { useScheduleWords } from '../../../schedules/use-schedule-words';
import { useEditorTexts } from '../../../texts/texts';
import styles from './calendar.module.css';
import { type CalendarBlock, calendarBlocks } from './calendar-blocks';
import type { CalendarNames } from './calendar-names';
import { type CalendarView, calendarViews, daysOnView } from './calendar-range';
import { CalendarToolbar } from './calendar-toolbar';
import { DayList } from './day-list';
import { droppedOn } from './dropped-on';
import { EntryDetail } from './entry-detail';
import { MonthView } from './month-view';
import { type Move, MoveDialog } from './move-dialog';
import { useBlockWords } from './use-block-words';
import { type Moving, useMoving } from './use-moving';
import { scaledDays, weekScale } from './week-scale';
import { WeekView } from './week-view';

interface CodeCalendarProps extends CalendarNames {
  code: CodeContent;
  /** Of the store at which the code stands. */
  timeZone: string;
  /** Who follows it. */
  visitor: Omit<CodeVisit, 'atMs'>;
  /** Whether what a target names is there for visitors. */
  reaches?: (target: CodeTarget) => boolean;
  readOnly: boolean;
  /** A rule's times have become others. */
  onMove: (ruleId: string, times: Schedule) => void;
}

/** Narrower than this, seven columns are too narrow to be read. */
const leastWidthPx = 640;

/** What a code leads to, day by day: `?calendar=` says how it is looked at, `?day=` around which day. */
export function CodeCalendar(props: CodeCalendarProps) {
  const { code, timeZone, visitor, reaches, readOnly, ruleName, targetName, onMove } = props;
  const t = useEditorTexts();
  const format = useFormat();
  const words = useScheduleWords(timeZone);
  const blockWords = useBlockWords(code, { ruleName, targetName }, words);
  const [asked, setView] = useAddressState('calendar', 'week');
  const [askedDay, setDay] = useAddressState('day');
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const instructionsId = useId();
  const [shownId, setShown] = useState('');
  const [move, setMove] = useState<Move | null>(null);
  const [announced, announce] = useState('');
  const [goesTo, setGoesTo] = useState('');

  const isNarrow = size !== null && size.width < leastWidthPx;
  const chosen = calendarViews.find((one) => one === asked) ?? 'week';
  const view: CalendarView = isNarrow ? 'list' : chosen;
  const day = Number.isNaN(Date.parse(askedDay)) ? words.today : askedDay.slice(0, 10);
  const dates = daysOnView(view, day);
  const days = scaledDays(dates, timeZone);
  const blocks = calendarBlocks(code, timeZone, visitor, days, reaches);
  const all = blocks.flat();
  const blockOf = (id: string) => all.find((block) => block.id === id);

  /** What of a rule is under way when an entry begins. */
  const heldIn = (block: CalendarBlock | undefined) => {
    const rule = block?.ruleId ? code.rules[block.ruleId] : undefined;
    return block && rule ? spanAt(rule.times, timeZone, block.fromMs) : null;
  };
  const canMove = (id: string) => !readOnly && heldIn(blockOf(id)) !== null;
  const askFor = (block: CalendarBlock | undefined, days = 0, minutes = 0) => {
    const held = heldIn(block);
    if (held && block?.ruleId) setMove({ ruleId: block.ruleId, held, to: droppedOn(held, days, minutes) });
  };
  const tell = ({ days, id, minutes }: Moving, what: 'picked' | 'moved' | 'cancelled') => {
    const block = blockOf(id);
    const held = heldIn(block);
    if (!block || !held) return;
    const to = droppedOn(held, days, minutes);
    const place = { name: blockWords.titleOf(block), date: format.day(to.date), time: words.clock(to.from) };
    setGoesTo(view === 'month' ? words.date(to.date) : words.clock(to.from));
    announce(t(`qr-code-scheduler.calendar.told.${what}`, place));
  };
  const moves = useMoving({
    upDown: view === 'month' ? 'week' : 'quarter',
    rowHeightOf: (grid) =>
      view === 'month'
        ? grid.clientHeight / (dates.length / 7)
        : grid.clientHeight / (weekScale(days, timeZone).lengthMinutes / 60),
    canMove,
    onChange: tell,
    onDrop: ({ days, id, minutes }) => askFor(blockOf(id), days, minutes),
  });

  const shown = blockOf(shownId);
  const entries = {
    ...{ blockWords, moves, shownId, instructionsId, canMove },
    ...{ goesTo, onShow: setShown },
  };
  const rule = move && code.rules[move.ruleId];
  return (
    <div ref={box} className={styles.calendar}>
      <CalendarToolbar
        view={view}
        day={day}
        dates={dates}
        today={words.today}
        onDay={setDay}
        choice={
          !isNarrow && (
            <Choice
              label={t('qr-code-scheduler.calendar.view')}
              options={calendarViews.map((value) => ({
                value,
                label: t(`qr-code-scheduler.calendar.views.${value}`),
              }))}
              value={chosen}
              onChange={setView}
            />
          )
        }
      />
      {view !== 'list' && (
        <EntryDetail block={shown} blockWords={blockWords} words={words}>
          {shown && canMove(shown.id) && (
            <Button onClick={() => askFor(shown)}>{t('qr-code-scheduler.calendar.moveIt')}</Button>
          )}
        </EntryDetail>
      )}
      <p id={instructionsId} hidden>
        {t('qr-code-scheduler.calendar.instructions')}
      </p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {view === 'week' && (
        <WeekView
          key={dates[0]}
          scale={weekScale(days, timeZone)}
          blocks={blocks}
          today={words.today}
          words={words}
          view="week"
          {...entries}
        />
      )}
      {view === 'month' && (
        <MonthView
          days={days}
          blocks={blocks}
          month={day.slice(0, 7)}
          today={words.today}
          words={words}
          view="month"
          {...entries}
        />
      )}
      {view === 'list' && (
        <DayList blocks={blocks} blockWords={blockWords} canMove={canMove} onMove={askFor} />
      )}
      {move && rule && (
        <MoveDialog
          key={`${move.ruleId}-${move.to.date}-${move.to.from}`}
          move={move}
          times={rule.times}
          words={words}
          onClose={() => setMove(null)}
          onMove={(times) => {
            onMove(move.ruleId, times);
            setMove(null);
          }}
        />
      )}
    </div>
  );
}
