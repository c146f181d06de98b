import type { HoursSpan } from '@vitrine/shared/contract';
import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';
import { Choice, CloseOutlined, IconButton, useFormat } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { placed } from '../documents/page/place';
import { useEditorTexts } from '../texts/texts';
import { aDate, CheckedField } from './checked-field';
import { HoursList, morning } from './hours-list';
import type { ScheduleWords } from './schedule-words';
import styles from './schedules.module.css';

type Exception = Schedule['exceptions'][string];

interface ExceptionRowProps {
  /** JSON pointer of the exception. */
  at: string;
  day: string;
  exception: Exception;
  /** The series has this day. */
  isMeant: boolean;
  /** Of the series. */
  usualHours: HoursSpan[];
  words: ScheduleWords;
  disabled: boolean;
  onChange: (exception: Exception) => void;
  onRemove: () => void;
}

/** One day that is left out, or moved to another with the same hours or others. */
export function ExceptionRow(props: ExceptionRowProps) {
  const { at, day, exception, isMeant, usualHours, words, disabled, onChange, onRemove } = props;
  const t = useEditorTexts();
  const format = useFormat();
  const date = words.date(day);
  const moved = exception.kind === 'moved' ? exception : null;
  return (
    <li className={styles.exception} {...placed(at)}>
      <div className={common.head}>
        <strong>{format.day(day)}</strong>
        {!disabled && (
          <IconButton
            label={t('schedules.exceptions.remove', { date })}
            icon={<CloseOutlined />}
            onClick={onRemove}
          />
        )}
      </div>
      {!isMeant && <p className={common.note}>{t('schedules.exceptions.notMeant')}</p>}
      <Choice
        label={t('schedules.exceptions.kind', { date })}
        options={[
          { value: 'off', label: t('schedules.exceptions.kinds.off') },
          { value: 'moved', label: t('schedules.exceptions.kinds.moved') },
        ]}
        value={exception.kind}
        disabled={disabled}
        onChange={(kind) => onChange(kind === 'off' ? { kind } : { kind, to: dayAfter(day), hours: [] })}
      />
      {moved && (
        <>
          <CheckedField
            type="date"
            label={t('schedules.exceptions.to')}
            shape={aDate}
            value={moved.to}
            disabled={disabled}
            onChange={(to) => onChange({ ...moved, to })}
          />
          <Choice
            label={t('schedules.exceptions.hours', { date: words.date(moved.to) })}
            options={[
              { value: 'same', label: t('schedules.exceptions.sameHours') },
              { value: 'own', label: t('schedules.exceptions.ownHours') },
            ]}
            value={moved.hours.length === 0 ? 'same' : 'own'}
            disabled={disabled}
            onChange={(choice) =>
              onChange({
                ...moved,
                hours: choice === 'same' ? [] : usualHours.length > 0 ? usualHours : [morning],
              })
            }
          />
          {moved.hours.length > 0 && (
            <HoursList
              label={t('schedules.exceptions.hours', { date: words.date(moved.to) })}
              hours={moved.hours}
              disabled={disabled}
              onChange={(hours) => onChange({ ...moved, hours })}
            />
          )}
        </>
      )}
    </li>
  );
}
