import { Switch as AntdSwitch } from 'antd';
import type { FieldProps } from './text-field';

interface SwitchProps extends FieldProps<boolean> {
  id?: string;
  disabled?: boolean;
  loading?: boolean;
}

export function Switch({ value, onChange, label, ...rest }: SwitchProps) {
  return (
    <AntdSwitch
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      checked={value ?? false}
      onChange={(next) => onChange?.(next)}
    />
  );
}
