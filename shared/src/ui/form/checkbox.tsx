import { Checkbox as AntdCheckbox } from 'antd';
import type { FieldProps } from './text-field';

interface CheckboxProps extends FieldProps<boolean> {
  id?: string;
  disabled?: boolean;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
}

/** Chosen or not, where several can be. */
export function Checkbox({ value, onChange, label, ...rest }: CheckboxProps) {
  return (
    <AntdCheckbox
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      checked={value ?? false}
      onChange={({ target }) => onChange?.(target.checked)}
    />
  );
}
