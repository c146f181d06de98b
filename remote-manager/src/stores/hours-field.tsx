import {
  type HoursSpan,
  type OpeningHours,
  openingHoursEntered,
  type Weekday,
  weekdays,
} from '@vitrine/shared/contract';
import { Checkbox, CopyOutlined, DeleteOutlined, IconButton, useFormat } from '@vitrine/shared/ui';
import { useId, useState } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import { DayHours } from './day-hours';
import styles from './hours-field.module.css';
import { NewException } from './new-exception';
import { usualDay } from './usual-hours';
import { weekdayName } from './weekday-name';

interface HoursFieldProps {
  value?: OpeningHours;
  onChange?: (value: OpeningHours) => void;
  id?: string;
  label: string;
}

const none: OpeningHours = { week: {}, exceptions: {} };
const workdays = weekdays.slice(0, 5);

/** A store's week and the dates that differ from it. */
export function HoursField({ value = none, onChange, id, label }: HoursFieldProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const headingId = useId();
  /** The day in whose times somebody is typing: what is wrong there is said when it is left. */
  const [editing, setEditing] = useState<string | null>(null);
  const { exceptions, week } = value;
  const found = openingHoursEntered.safeParse(value).error?.issues ?? [];
  const issuesOf = (part: string, day: string) =>
    found
      .filter(({ path }) => path[0] === part && path[1] === day)
      .map(({ message, path }) => ({ span: Number(path[2]), time: String(path[3]), message }));

  const setWeek = (days: Weekday[], spans: HoursSpan[]) => {
    const others = weekdays.filter((day) => !days.includes(day) && week[day]?.length);
    const kept = [...others.map((day) => [day, week[day]]), ...days.map((day) => [day, spans])];
    onChange?.({ ...value, week: Object.fromEntries(kept.filter(([, each]) => each?.length)) });
  };
  const setException = (date: string, spans: HoursSpan[] | null) => {
    const { [date]: _, ...others } = exceptions;
    onChange?.({ ...value, exceptions: spans ? { ...others, [date]: spans } : others });
  };
  const lastOpen = weekdays.map((day) => week[day]).findLast((spans) => spans?.length);

  return (
    <fieldset
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={styles.hours}
      onFocus={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        // The form sends people here when something is wrong.
        setEditing(null);
        currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }}
      onBlur={() => setEditing(null)}
    >
      <ul className={styles.days}>
        {weekdays.map((day) => {
          const name = weekdayName(day, 'long', format.language);
          const spans = week[day] ?? [];
          return (
            <DayHours
              key={day}
              name={name}
              heading={
                <Open
                  name={name}
                  value={spans.length > 0}
                  onChange={(open) => setWeek([day], open ? (lastOpen ?? usualDay) : [])}
                />
              }
              spans={spans}
              issues={issuesOf('week', day)}
              isEdited={day === editing}
              onChange={(next) => {
                setEditing(day);
                setWeek([day], next);
              }}
              actions={
                spans.length > 0 && (
                  <IconButton
                    label={t('hours.copy', { day: name })}
                    icon={<CopyOutlined />}
                    onClick={() => setWeek(workdays, spans)}
                  />
                )
              }
            />
          );
        })}
      </ul>
      <h3 id={headingId} className={styles.exceptions}>
        {t('hours.exceptions')}
      </h3>
      <ul aria-labelledby={headingId} className={styles.days}>
        {Object.entries(exceptions)
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([date, spans]) => {
            const name = format.day(date);
            return (
              <DayHours
                key={date}
                name={name}
                heading={
                  <Open
                    name={name}
                    value={spans.length > 0}
                    onChange={(open) => setException(date, open ? usualDay : [])}
                  />
                }
                spans={spans}
                issues={issuesOf('exceptions', date)}
                isEdited={date === editing}
                onChange={(next) => {
                  setEditing(date);
                  setException(date, next);
                }}
                actions={
                  <IconButton
                    label={t('hours.removeException', { day: name })}
                    icon={<DeleteOutlined />}
                    onClick={() => setException(date, null)}
                  />
                }
              />
            );
          })}
      </ul>
      <NewException onAdd={(date) => setException(date, exceptions[date] ?? [])} />
    </fieldset>
  );
}

function Open({ name, ...rest }: { name: string; value: boolean; onChange: (open: boolean) => void }) {
  const id = useId();
  return (
    <>
      <Checkbox id={id} {...rest} />
      <label htmlFor={id}>{name}</label>
    </>
  );
}
