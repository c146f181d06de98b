import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { useNow } from '@vitrine/shared/ui';
import { useField } from '../documents/fields/edited-document';
import { BoundsFields } from './bounds-fields';
import { DaysFields } from './days-fields';
import { ExceptionsFields } from './exceptions-fields';
import { HoursFields } from './hours-fields';
import { nextOccurrences } from './next-occurrences';
import { ScheduleSentence } from './schedule-sentence';
import styles from './schedules.module.css';
import { useScheduleWords } from './use-schedule-words';

interface ScheduleFormProps {
  /** JSON pointer of the schedule in the open document. */
  at: string;
  /** Of the place, where the schedule has none. */
  storeTimeZone: string;
}

/** When something applies: as one sentence, with its next days, and as the fields that make it. */
export function ScheduleForm({ at, storeTimeZone }: ScheduleFormProps) {
  const { value: schedule } = useField<Schedule>(at);
  const words = useScheduleWords(schedule?.timeZone ?? storeTimeZone);
  const nowMs = useNow();
  if (!schedule) return null;
  const occurrences = nextOccurrences(schedule, storeTimeZone, nowMs);
  return (
    <div className={styles.schedule}>
      <ScheduleSentence schedule={schedule} words={words} occurrences={occurrences} />
      <DaysFields at={`${at}/recurrence`} words={words} />
      <HoursFields at={`${at}/hours`} />
      <BoundsFields at={at} storeTimeZone={storeTimeZone} />
      <ExceptionsFields
        at={`${at}/exceptions`}
        schedule={schedule}
        words={words}
        suggested={occurrences.next[0]?.date ?? words.today}
      />
    </div>
  );
}
