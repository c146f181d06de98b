import type { Recurrence } from '@vitrine/shared/contract/schedule/schedule';
import { LabelledField, MultiSelect, Select } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { dayOfMonth, weekdayOf } from './recurrence-moved';
import { namedPositions } from './recurrence-words';
import type { ScheduleWords } from './schedule-words';
import styles from './schedules.module.css';
import { WeekdayChoice } from './weekday-choice';

/** A part of the recurrence that is edited. */
export interface RecurrencePartProps {
  recurrence: Recurrence;
  words: ScheduleWords;
  disabled: boolean;
  onChange: (recurrence: Recurrence) => void;
}

const ways = ['same', 'days', 'weekday'] as const;
const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);
const ascending = (values: number[]) => [...values].sort((a, b) => a - b);

/** Which of a month's weekdays of its kind a date is; the fifth is the last. */
const positionOf = (date: string) => {
  const position = Math.ceil(dayOfMonth(date) / 7);
  return position > 4 ? -1 : position;
};

/** On which days of a month, or of a year: as the first one, certain days, the last Sunday. */
export function DaysInMonth({ recurrence, words, disabled, onChange }: RecurrencePartProps) {
  const t = useEditorTexts();
  const { from, monthDays, positions, weekdays } = recurrence;
  const way = weekdays.length > 0 ? 'weekday' : monthDays.length > 0 ? 'days' : 'same';
  const first = words.number(dayOfMonth(from));
  const choose = (next: (typeof ways)[number] | null) => {
    const none: Recurrence = { ...recurrence, monthDays: [], positions: [], weekdays: [] };
    if (next === 'same') onChange(none);
    if (next === 'days') onChange({ ...none, monthDays: [dayOfMonth(from)] });
    if (next === 'weekday') onChange({ ...none, weekdays: [weekdayOf(from)], positions: [positionOf(from)] });
  };
  const nameOfDay = (day: number) => {
    if (day === -1) return t('schedules.days.lastDay');
    return day > 0 ? words.number(day) : t('schedules.days.dayFromEnd', { number: words.number(-day) });
  };
  const days = [...new Set([...daysOfMonth, -1, ...monthDays])];
  return (
    <>
      <LabelledField label={t('schedules.days.inMonth')}>
        <Select
          value={way}
          disabled={disabled}
          options={ways.map((value) => ({
            value,
            label:
              value === 'same'
                ? t('schedules.days.inMonths.same', { number: first })
                : t(`schedules.days.inMonths.${value}`),
          }))}
          onChange={choose}
        />
      </LabelledField>
      {way === 'days' && (
        <LabelledField label={t('schedules.days.monthDays')}>
          <MultiSelect
            value={monthDays.map(String)}
            options={days.map((day) => ({ value: String(day), label: nameOfDay(day) }))}
            onChange={(chosen) => onChange({ ...recurrence, monthDays: ascending(chosen.map(Number)) })}
          />
        </LabelledField>
      )}
      {way === 'weekday' && (
        <div className={styles.part}>
          <LabelledField label={t('schedules.days.position')}>
            <Select
              value={String(positions[0] ?? 'all')}
              disabled={disabled}
              options={[
                { value: 'all', label: t('schedules.places.all') },
                ...namedPositions.map((value) => ({
                  value: String(value),
                  label: t(`schedules.places.${value}`),
                })),
              ]}
              onChange={(next) =>
                onChange({ ...recurrence, positions: next === 'all' ? [] : [Number(next)] })
              }
            />
          </LabelledField>
          <WeekdayChoice
            words={words}
            chosen={weekdays}
            disabled={disabled}
            // None would be the day of the first one, and these fields would be gone.
            onChange={(chosen) => chosen.length > 0 && onChange({ ...recurrence, weekdays: chosen })}
          />
        </div>
      )}
    </>
  );
}
