import { Select as AntdSelect } from 'antd';
import type { SelectOption } from './select';
import type { FieldProps } from './text-field';

interface MultiSelectProps extends FieldProps<string[]> {
  options: SelectOption[];
  placeholder?: string;
  id?: string;
}

/** Several values in the order in which they were chosen; type to narrow the list. */
export function MultiSelect({ value, onChange, label, ...rest }: MultiSelectProps) {
  return (
    <AntdSelect<string[], SelectOption>
      mode="multiple"
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      value={value ?? []}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next) => onChange?.(next)}
    />
  );
}
