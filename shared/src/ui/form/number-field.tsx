import { InputNumber, type InputNumberProps } from 'antd';
import type { FieldProps } from './text-field';

interface NumberFieldProps
  extends Omit<InputNumberProps<number>, 'value' | 'onChange' | 'size'>,
    FieldProps<number | null> {}

export function NumberField({ value, onChange, label, ...rest }: NumberFieldProps) {
  return (
    <InputNumber<number>
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      value={value ?? null}
      onChange={(next) => onChange?.(next)}
    />
  );
}
