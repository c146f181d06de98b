import { Input } from 'antd';
import type { FieldProps } from './text-field';

interface DateTimeFieldProps extends FieldProps<string | null> {
  id?: string;
  disabled?: boolean;
  /** ISO 8601. */
  min?: string;
}

/** ISO 8601 in UTC → what the browser's own field shows: the reader's local time. */
const toLocal = (iso: string) => {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/**
 * A moment: UTC outside, the reader's local time on view; null while empty. The browser's own field, because it works
 * by keyboard, by screen reader and on phones as people know it.
 */
export function DateTimeField({ value, onChange, label, min, ...rest }: DateTimeFieldProps) {
  return (
    <Input
      type="datetime-local"
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      {...(min ? { min: toLocal(min) } : {})}
      value={value ? toLocal(value) : ''}
      onChange={({ target }) => onChange?.(target.value ? new Date(target.value).toISOString() : null)}
    />
  );
}
