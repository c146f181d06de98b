import { Select as AntdSelect } from 'antd';
import { useState } from 'react';
import type { Endpoint } from '../../contract/endpoints/endpoint';
import type { FieldProps } from './text-field';
import { type FoundOption, type OptionSource, useFoundOptions } from './use-found-options';

export interface SearchMultiSelectProps<E extends Endpoint> extends OptionSource<E>, FieldProps<string[]> {
  placeholder?: string;
  id?: string;
  /** What is typed can be chosen too, where values are nothing but names. */
  mayBeNew?: boolean;
}

const key = (name: string) => name.trim().toLowerCase();

/** Each name once, written as the list has it: a new one that differs by a capital only is meant to be that one. */
function namesIn(typed: string[], options: FoundOption[]): string[] {
  const written = new Map(options.map(({ value }) => [key(value), value]));
  const names = new Map<string, string>();
  // The one that was there first stays as it is written.
  for (const name of typed)
    if (!names.has(key(name))) names.set(key(name), written.get(key(name)) ?? name.trim());
  names.delete('');
  return [...names.values()];
}

/** Several of thousands, which the API searches; what was chosen stays, whatever is searched for next. */
export function SearchMultiSelect<E extends Endpoint>(props: SearchMultiSelectProps<E>) {
  const { endpoint, request, option, value = [], onChange, label, mayBeNew = false, ...rest } = props;
  const { clearSearch, options, props: found, search } = useFoundOptions({ endpoint, request, option });
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <AntdSelect<FoundOption[], FoundOption>
      mode={mayBeNew ? 'tags' : 'multiple'}
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      {...found}
      labelInValue
      value={value.map((each) => ({ value: each, label: labels.get(each) ?? each }))}
      options={options}
      showSearch={search}
      onChange={(next) => {
        clearSearch();
        setLabels(new Map([...labels, ...next.map((each) => [each.value, each.label] as const)]));
        const values = next.map((each) => each.value);
        onChange?.(mayBeNew ? namesIn(values, options) : values);
      }}
    />
  );
}
