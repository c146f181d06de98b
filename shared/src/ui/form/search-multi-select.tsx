import { Select as AntdSelect } from 'antd';
import { useState } from 'react';
import type { Endpoint } from '../../contract/endpoint';
import type { FieldProps } from './text-field';
import { type FoundOption, type OptionSource, useFoundOptions } from './use-found-options';

export interface SearchMultiSelectProps<E extends Endpoint> extends OptionSource<E>, FieldProps<string[]> {
  placeholder?: string;
  id?: string;
}

/** Several of thousands, which the API searches; what was chosen stays, whatever is searched for next. */
export function SearchMultiSelect<E extends Endpoint>(props: SearchMultiSelectProps<E>) {
  const { endpoint, request, option, value = [], onChange, label, ...rest } = props;
  const { clearSearch, options, props: found, search } = useFoundOptions({ endpoint, request, option });
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <AntdSelect<FoundOption[], FoundOption>
      mode="multiple"
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
        onChange?.(next.map((each) => each.value));
      }}
    />
  );
}
