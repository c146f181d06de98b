import { type GetProps, Input } from 'antd';
import styles from './form.module.css';
import type { FieldProps } from './text-field';

interface TextAreaProps
  extends Omit<GetProps<typeof Input.TextArea>, 'value' | 'onChange' | 'size' | 'autoSize'>,
    FieldProps<string> {}

/**
 * Several lines of text; grows with them. By the style sheet: antd's own growing writes style attributes, which the
 * content security policy refuses.
 */
export function TextArea({ value, onChange, label, ...rest }: TextAreaProps) {
  return (
    <Input.TextArea
      dir="auto"
      className={styles.growing ?? ''}
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
