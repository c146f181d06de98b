import { Select as AntdSelect } from 'antd';
import { type ReactElement, type ReactNode, useId } from 'react';
import { longListWidthPx, optionsInDocument } from './long-list';
import { OptionWords } from './option-words';
import type { FieldProps } from './text-field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** What searching looks at, where the label is more than text. */
  text?: string;
  /** What the closed field shows instead, where there is little room. */
  short?: string | undefined;
  /** What it looks like, before its name. */
  lead?: ReactElement;
}

export interface SelectProps<Value extends string> extends FieldProps<Value | null> {
  options: SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
  loading?: boolean;
  /** Offers a way back to "none" (null). */
  clearable?: boolean;
  /** For long lists: type to narrow them. */
  searchable?: boolean;
  onSearch?: (text: string) => void;
  id?: string;
  className?: string;
}

const matches = (input: string, option: SelectOption | undefined) =>
  String(option?.text ?? option?.label ?? '')
    .toLocaleLowerCase()
    .includes(input.toLocaleLowerCase());

/** One of several values. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, label, clearable = false, searchable = false, onSearch, ...rest } = props;
  const id = useId();
  return (
    <AntdSelect<Value, SelectOption<Value>>
      {...(label ? { 'aria-label': label } : {})}
      id={id}
      {...rest}
      {...(value === null || value === undefined ? {} : { value })}
      allowClear={clearable}
      optionRender={({ data, label }) =>
        data.lead ? <OptionWords option={{ label: data.label, lead: data.lead }} /> : label
      }
      labelRender={({ label, value }) => {
        const { lead, short } = rest.options.find((option) => option.value === value) ?? {};
        const words = short ?? label ?? value;
        return lead ? <OptionWords option={{ label: words, lead }} /> : words;
      }}
      showSearch={searchable ? { filterOption: matches, ...(onSearch ? { onSearch } : {}) } : false}
      popupMatchSelectWidth={rest.options.length > optionsInDocument && longListWidthPx}
      onChange={(next) => onChange?.(next ?? null)}
    />
  );
}
