import { type HoursSpan, hoursSpan } from '@vitrine/shared/contract';
import { scheduleLimits } from '@vitrine/shared/contract/schedule/schedule';
import { Button, CloseOutlined, IconButton, PlusOutlined } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { CheckedField } from './checked-field';
import { clockOf, minutesOf, spanFrom } from './moved-occurrence';
import { goesOn } from './occurrences-on';
import styles from './schedules.module.css';

/** What somebody is most likely to mean. */
export const morning: HoursSpan = { from: '08:00', until: '12:00' };

interface HoursListProps {
  label: string;
  hours: HoursSpan[];
  disabled: boolean;
  onChange: (hours: HoursSpan[]) => void;
}

/** As long as the first, from two hours after the last on: an afternoon after a morning. */
function hoursAfter(last: HoursSpan): HoursSpan {
  const begins = Math.min(minutesOf(last.until) + 120, 20 * 60);
  return spanFrom(morning, goesOn(last) ? morning.from : clockOf(begins));
}

/** Spans of a day, each from a time until another; one that ends before it begins goes on into the next day. */
export function HoursList({ label, hours, disabled, onChange }: HoursListProps) {
  const t = useEditorTexts();
  const set = (index: number, part: Partial<HoursSpan>) =>
    onChange(hours.map((span, at) => (at === index ? { ...span, ...part } : span)));
  return (
    <fieldset className={styles.group} aria-label={label}>
      {hours.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A span is nothing but its place among the day's.
        <div key={index} className={styles.span}>
          <CheckedField
            type="time"
            label={t('schedules.hours.from', { number: index + 1 })}
            labelHidden
            shape={hoursSpan.shape.from}
            value={span.from}
            disabled={disabled}
            onChange={(from) => set(index, { from })}
          />
          <span aria-hidden="true">–</span>
          <CheckedField
            type="time"
            label={t('schedules.hours.until', { number: index + 1 })}
            labelHidden
            shape={hoursSpan.shape.until}
            // A browser's field ends a day at 00:00, the contract at 24:00.
            value={span.until === '24:00' ? '00:00' : span.until}
            disabled={disabled}
            onChange={(until) => set(index, { until: until === '00:00' ? '24:00' : until })}
          />
          {!disabled && hours.length > 1 && (
            <IconButton
              label={t('schedules.hours.remove', { number: index + 1 })}
              icon={<CloseOutlined />}
              onClick={() => onChange(hours.filter((_, at) => at !== index))}
            />
          )}
          {goesOn(span) && <span className={styles.nextDay}>{t('schedules.hours.nextDay')}</span>}
        </div>
      ))}
      {!disabled && (
        <div>
          <Button
            icon={<PlusOutlined />}
            disabled={hours.length >= scheduleLimits.spansADay}
            onClick={() => onChange([...hours, hoursAfter(hours.at(-1) ?? morning)])}
          >
            {t('schedules.hours.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
