import { type GetProps, Input } from 'antd';
import type { FieldProps } from './text-field';

interface TextAreaProps
  extends Omit<GetProps<typeof Input.TextArea>, 'value' | 'onChange' | 'size'>,
    FieldProps<string> {}

/** Several lines of text; grows with them. */
export function TextArea({ value, onChange, label, ...rest }: TextAreaProps) {
  return (
    <Input.TextArea
      dir="auto"
      autoSize={{ minRows: 3, maxRows: 10 }}
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
