import { useFormat } from '@vitrine/shared/ui';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { minutesOf } from '../../../schedules/moved-occurrence';
import type { ScheduleWords } from '../../../schedules/schedule-words';
import { useEditorTexts } from '../../../texts/texts';
import type { CalendarBlock } from './calendar-blocks';
import { EntryButton, type EntryProps } from './entry-button';
import type { ScaledDay, WeekScale } from './week-scale';
import styles from './week-view.module.css';

interface WeekViewProps extends EntryProps {
  scale: WeekScale;
  blocks: CalendarBlock[][];
  today: string;
  words: ScheduleWords;
}

/** Where most days begin to matter. */
const firstOnView = '07:00';
const within = (from: number, until: number) =>
  ({ '--from': from, '--lasts': until - from }) as CSSProperties;

/** A week with its hours at the left; days on which clocks are changed are as long as they are. */
export function WeekView({ scale, blocks, today, words, ...entries }: WeekViewProps) {
  const t = useEditorTexts();
  const { language } = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    const hour = box?.querySelector<HTMLElement>(`[data-clock="${firstOnView}"]`);
    if (box && hour) box.scrollTop = hour.offsetTop - 8;
  }, []);
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <div className={styles.week} style={{ '--length': scale.lengthMinutes } as CSSProperties}>
      <div className={styles.weekHead} aria-hidden="true">
        {scale.days.map(({ date }) => (
          <span key={date} data-today={date === today}>
            {dayName.format(new Date(date))}
          </span>
        ))}
      </div>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.hours} aria-hidden="true">
          {scale.hours.map(({ at, clock, isRepeated }) => (
            <span key={at} style={{ '--from': at } as CSSProperties} data-clock={clock}>
              {isRepeated
                ? t('qr-code-scheduler.calendar.again', { time: words.clock(clock) })
                : words.clock(clock)}
            </span>
          ))}
        </div>
        <div className={styles.days} data-calendar-grid>
          {scale.days.map((day, index) => (
            <ul key={day.date} className={styles.day} aria-label={words.date(day.date)}>
              <Gap day={day} scale={scale} words={words} />
              {(blocks[index] ?? []).map((block) => (
                <li
                  key={block.id}
                  className={styles.placedEntry}
                  style={within(scale.topOf(day, block.fromMs), scale.topOf(day, block.untilMs, true))}
                >
                  <EntryButton block={block} {...entries} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What clocks skip on a day, or show twice on another of the week. */
function Gap({ day, scale, words }: { day: ScaledDay; scale: WeekScale; words: ScheduleWords }) {
  const t = useEditorTexts();
  const { change } = day;
  if (change?.kind === 'skipped') {
    const values = { from: words.clock(change.from), until: words.clock(change.until) };
    return (
      <li className={styles.gap} style={within(minutesOf(change.from), minutesOf(change.until))}>
        {t('qr-code-scheduler.calendar.skipped', values)}
      </li>
    );
  }
  if (scale.repeatedFrom === null || change) return null;
  const more = scale.lengthMinutes - 24 * 60;
  return (
    <li
      aria-hidden="true"
      className={styles.bridge}
      style={within(scale.repeatedFrom, scale.repeatedFrom + more)}
    />
  );
}
