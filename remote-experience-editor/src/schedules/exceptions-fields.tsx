import { type Schedule, scheduleLimits } from '@vitrine/shared/contract/schedule/schedule';
import { Button, PlusOutlined } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import { useField } from '../documents/fields/edited-document';
import { placedList } from '../documents/page/place';
import { useEditorTexts } from '../texts/texts';
import { aDate, CheckedField } from './checked-field';
import { ExceptionRow } from './exception-row';
import { FoldedPart } from './folded-part';
import { occurrencesOn } from './occurrences-on';
import type { ScheduleWords } from './schedule-words';
import styles from './schedules.module.css';

interface ExceptionsFieldsProps {
  /** JSON pointer of the exceptions. */
  at: string;
  schedule: Schedule;
  words: ScheduleWords;
  /** The next day on which the schedule applies, to be left out; today where there is none. */
  suggested: string;
}

type Exceptions = Schedule['exceptions'];

/** Single days on which a schedule does something else. */
export function ExceptionsFields({ at, schedule, words, suggested }: ExceptionsFieldsProps) {
  const t = useEditorTexts();
  const { value: exceptions = {}, readOnly, write } = useField<Exceptions>(at);
  const [date, setDate] = useState(suggested);
  const days = Object.keys(exceptions).sort();
  const isFull = days.length >= scheduleLimits.exceptions;
  const series = occurrencesOn({ ...schedule, exceptions: {} });
  return (
    <FoldedPart title={t('schedules.exceptions.title')} places={[at]} isUsed={days.length > 0}>
      <p className={common.help}>{t('schedules.exceptions.intro')}</p>
      <ul className={common.list} aria-label={t('schedules.exceptions.title')} {...placedList(at)}>
        {days.map((day) => {
          const exception = exceptions[day];
          const { [day]: _, ...others } = exceptions;
          return (
            exception && (
              <ExceptionRow
                key={day}
                at={`${at}/${day}`}
                day={day}
                exception={exception}
                isMeant={series(day).length > 0}
                usualHours={schedule.hours}
                words={words}
                disabled={readOnly}
                onChange={(next) => write({ ...exceptions, [day]: next })}
                onRemove={() => write(others)}
              />
            )
          );
        })}
      </ul>
      {!readOnly && (
        <div className={styles.adding}>
          <CheckedField
            type="date"
            label={t('schedules.exceptions.date')}
            shape={aDate}
            value={date}
            disabled={isFull}
            onChange={setDate}
          />
          <Button
            icon={<PlusOutlined />}
            disabled={isFull || Object.hasOwn(exceptions, date)}
            onClick={() => write({ ...exceptions, [date]: { kind: 'off' } })}
          >
            {t('schedules.exceptions.add')}
          </Button>
        </div>
      )}
      {isFull && <p className={common.warning}>{t('schedules.exceptions.full')}</p>}
    </FoldedPart>
  );
}
