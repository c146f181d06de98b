import { Input } from 'antd';
import { useId, useState } from 'react';
import { ownTimeZone, zonedMoment, zonedReading } from '../../contract/values/zoned-time';
import { useUiTexts } from '../texts/use-ui-texts';
import styles from './form.module.css';
import type { FieldProps } from './text-field';

interface DateTimeFieldProps extends FieldProps<string | null> {
  id?: string;
  disabled?: boolean;
  /** ISO 8601. */
  min?: string;
  /** Whose clocks it shows; the reader's when left out. */
  timeZone?: string;
}

/**
 * A moment: UTC outside, the zone's clock on view; null while empty. The browser's own field, because it works
 * by keyboard, by screen reader and on phones as people know it. Where clocks change it says which moment is meant.
 */
export function DateTimeField({ value, onChange, label, min, timeZone, ...rest }: DateTimeFieldProps) {
  const t = useUiTexts();
  const zone = timeZone ?? ownTimeZone();
  const noteId = useId();
  /** Stays on view as it was typed, although the moment that it means may have another reading. */
  const [typed, setTyped] = useState<{ local: string; at: string } | null>(null);
  const isTyped = typed !== null && typed.at === value;
  const local = isTyped ? typed.local : value ? zonedReading(value, zone) : '';
  const reading = isTyped ? zonedMoment(typed.local, zone)?.reading : 'plain';
  const note = () => {
    const words = { time: local.slice(11), zone: zone.replaceAll('_', ' ') };
    if (reading === 'repeated') return t('timeRepeated', words);
    if (reading !== 'skipped' || !value) return '';
    return t('timeSkipped', { ...words, actual: zonedReading(value, zone).slice(11) });
  };
  const text = note();
  return (
    <>
      <Input
        type="datetime-local"
        max="9999-12-31T23:59"
        {...(label ? { 'aria-label': label } : {})}
        {...rest}
        {...(text ? { 'aria-describedby': noteId } : {})}
        {...(min ? { min: zonedReading(min, zone) } : {})}
        value={local}
        onChange={({ target }) => {
          const meant = zonedMoment(target.value, zone);
          setTyped(meant && { local: target.value, at: meant.at });
          onChange?.(meant?.at ?? null);
        }}
      />
      <div id={noteId} role="status" className={styles.note}>
        {text}
      </div>
    </>
  );
}
