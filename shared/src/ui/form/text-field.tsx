import { Input, type InputProps } from 'antd';

type Taken = 'value' | 'onChange' | 'size' | 'addonBefore' | 'addonAfter';

/** What a field gets from the FormField around it, or from the screen. */
export interface FieldProps<Value> {
  value?: Value;
  onChange?: (value: Value) => void;
  /** Name for screen readers where no visible label stands beside it. */
  label?: string;
}

export interface TextFieldProps extends Omit<InputProps, Taken>, FieldProps<string | null> {
  /** The API wants null, not an empty text, for "none". */
  emptyIsNull?: boolean;
}

/** One line of text, in either writing direction. */
export function TextField({ value, onChange, label, emptyIsNull = false, ...rest }: TextFieldProps) {
  return (
    <Input
      dir="auto"
      autoComplete="off"
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(emptyIsNull && target.value === '' ? null : target.value)}
    />
  );
}
