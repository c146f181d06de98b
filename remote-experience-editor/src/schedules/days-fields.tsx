import { weekdays } from '@vitrine/shared/contract';
import { type Recurrence, scheduleLimits } from '@vitrine/shared/contract/schedule/schedule';
import { Choice, LabelledField, NumberField, Select } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useField } from '../documents/fields/edited-document';
import { placed } from '../documents/page/place';
import { useEditorTexts } from '../texts/texts';
import { DaysInMonth } from './days-in-month';
import { MonthsField } from './months-field';
import { MoreAboutDays } from './more-about-days';
import { weekdayOf } from './recurrence-moved';
import type { ScheduleWords } from './schedule-words';
import styles from './schedules.module.css';
import { WeekdayChoice } from './weekday-choice';

interface DaysFieldsProps {
  /** JSON pointer of the recurrence. */
  at: string;
  words: ScheduleWords;
}

const units = ['day', 'week', 'month', 'year'] as const;

/** Monday to Friday, from today on: what somebody is most likely to mean. */
const workingDays = (today: string): Recurrence => ({
  ...{ every: 'week', interval: 1, from: today },
  ...{ weekdays: weekdays.slice(0, 5), monthDays: [], months: [], positions: [] },
});

/** By another unit, with no days of the one before: a week has no 15th. */
const byUnit = (recurrence: Recurrence, every: Recurrence['every']): Recurrence => ({
  ...recurrence,
  ...{ every, monthDays: [], positions: [] },
  weekdays: every === 'week' ? [weekdayOf(recurrence.from)] : [],
});

/** On which days a schedule applies. */
export function DaysFields({ at, words }: DaysFieldsProps) {
  const t = useEditorTexts();
  const { value: recurrence, readOnly, write } = useField<Recurrence>(at);
  return (
    <div className={styles.part} {...placed(at)}>
      <h4>{t('schedules.days.title')}</h4>
      <Choice
        label={t('schedules.days.label')}
        options={[
          { value: 'every', label: t('schedules.days.every') },
          { value: 'some', label: t('schedules.days.some') },
        ]}
        value={recurrence ? 'some' : 'every'}
        disabled={readOnly}
        onChange={(choice) => write(choice === 'every' ? null : workingDays(words.today))}
      />
      {recurrence && (
        <>
          {recurrence.every === 'week' && (
            <>
              <WeekdayChoice
                words={words}
                chosen={recurrence.weekdays}
                disabled={readOnly}
                onChange={(chosen) => write({ ...recurrence, weekdays: chosen })}
              />
              {recurrence.weekdays.length === 0 && (
                <p className={common.note}>{t('schedules.days.noWeekday')}</p>
              )}
            </>
          )}
          <div className={styles.every}>
            <LabelledField label={t('schedules.days.interval')}>
              <NumberField
                min={1}
                max={scheduleLimits.interval}
                precision={0}
                disabled={readOnly}
                value={recurrence.interval}
                onChange={(interval) => interval !== null && write({ ...recurrence, interval })}
              />
            </LabelledField>
            <Select
              label={t('schedules.days.unit')}
              value={recurrence.every}
              disabled={readOnly}
              options={units.map((value) => ({ value, label: t(`schedules.days.units.${value}`) }))}
              onChange={(every) => every && write(byUnit(recurrence, every))}
            />
          </div>
          {(recurrence.every === 'month' || recurrence.every === 'year') && (
            <DaysInMonth recurrence={recurrence} words={words} disabled={readOnly} onChange={write} />
          )}
          {recurrence.every === 'year' && (
            <MonthsField recurrence={recurrence} words={words} disabled={readOnly} onChange={write} />
          )}
          <MoreAboutDays at={at} recurrence={recurrence} words={words} disabled={readOnly} onChange={write} />
        </>
      )}
    </div>
  );
}
