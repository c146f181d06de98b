import type { CSSProperties } from 'react';
import type { ScheduleWords } from '../../../schedules/schedule-words';
import type { CalendarBlock } from './calendar-blocks';
import { hueOf } from './calendar-names';
import { EntryButton, type EntryProps } from './entry-button';
import styles from './month-view.module.css';
import type { ScaledDay } from './week-scale';

interface MonthViewProps extends EntryProps {
  days: ScaledDay[];
  blocks: CalendarBlock[][];
  /** "2026-03": days of other months stand back. */
  month: string;
  today: string;
  words: ScheduleWords;
}

/** Whole weeks of a month: rules by name, and the day as a line that shows what the fallback takes. */
export function MonthView({ days, blocks, month, today, words, ...entries }: MonthViewProps) {
  return (
    <div className={styles.month}>
      <div className={styles.monthHead} aria-hidden="true">
        {(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => (
          <span key={day}>{words.shortWeekday(day)}</span>
        ))}
      </div>
      <div className={styles.monthDays} data-calendar-grid>
        {days.map((day, index) => {
          const all = blocks[index] ?? [];
          // A rule that outranks another for a while is the same rule before and after.
          const rules = all.filter(
            ({ ruleId }, place) => ruleId !== null && ruleId !== all[place - 1]?.ruleId,
          );
          return (
            <div key={day.date} className={styles.monthDay} data-other={!day.date.startsWith(month)}>
              <span className={styles.dayNumber} data-today={day.date === today} aria-hidden="true">
                {words.number(Number(day.date.slice(8)))}
              </span>
              <ul className={styles.chips} aria-label={words.date(day.date)}>
                {(rules.length > 0 ? rules : all.slice(0, 1)).map((block) => (
                  <li key={block.id}>
                    <EntryButton block={block} {...entries} />
                  </li>
                ))}
              </ul>
              <DayLine day={day} blocks={all} placeOf={entries.blockWords.placeOf} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface DayLineProps {
  day: ScaledDay;
  blocks: CalendarBlock[];
  placeOf: (ruleId: string) => number;
}

/** A day from midnight to midnight. What it shows is said in the list. */
const DayLine = ({ day, blocks, placeOf }: DayLineProps) => (
  <div className={styles.line} aria-hidden="true">
    {blocks.map(({ fromMs, id, ruleId, untilMs }) => (
      <span
        key={id}
        data-kind={ruleId === null ? 'gap' : 'rule'}
        style={
          {
            flexGrow: (untilMs - fromMs) / (day.untilMs - day.fromMs),
            ...(ruleId !== null && { '--hue': hueOf(placeOf(ruleId)) }),
          } as CSSProperties
        }
      />
    ))}
  </div>
);
