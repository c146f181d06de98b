import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { Banner, useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { type NextOccurrence, type NextOccurrences, yearsLookedAt } from './next-occurrences';
import type { ScheduleWords } from './schedule-words';
import styles from './schedules.module.css';
import { sentenceOf } from './sentence-of';

interface ScheduleSentenceProps {
  schedule: Schedule;
  words: ScheduleWords;
  occurrences: NextOccurrences;
}

/** What a schedule comes to, in words and as its next days; that it never applies, where it does not. */
export function ScheduleSentence({ schedule, words, occurrences }: ScheduleSentenceProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { next, none } = occurrences;
  return (
    <div className={styles.sentence}>
      <p aria-live="polite" className={styles.words}>
        {sentenceOf(schedule, words)}
      </p>
      {none && (
        <Banner>
          {none === 'never'
            ? t('schedules.next.never', { years: yearsLookedAt })
            : t(`schedules.next.${none}`)}
        </Banner>
      )}
      {next.length > 0 && (
        <>
          <h4>{t('schedules.next.title')}</h4>
          <ol className={styles.next}>
            {next.map((one) => (
              <li key={one.date}>
                <span className={styles.nextDate}>{format.day(one.date)}</span>
                {schedule.hours.length > 0 || one.hours[0]?.from !== '00:00' ? (
                  <span className={one.isSkipped ? styles.skipped : ''}>{words.hours(one.hours)}</span>
                ) : null}
                <ChangeNote occurrence={one} words={words} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** What clocks do while it applies. */
function ChangeNote({ occurrence, words }: { occurrence: NextOccurrence; words: ScheduleWords }) {
  const t = useEditorTexts();
  const { change, isSkipped } = occurrence;
  if (!change) return null;
  const values = { from: words.clock(change.from), until: words.clock(change.until) };
  const text = isSkipped
    ? t('schedules.next.allSkipped', values)
    : change.kind === 'skipped'
      ? t('schedules.next.skipped', values)
      : t('schedules.next.repeated', values);
  return <span className={styles.changeNote}>{text}</span>;
}
