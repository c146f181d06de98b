import { Select as AntdSelect } from 'antd';
import { useState } from 'react';
import type { Endpoint } from '../../contract/endpoints/endpoint';
import { longListWidthPx } from './long-list';
import { OptionWords } from './option-words';
import type { FieldProps } from './text-field';
import { type FoundOption, type OptionSource, useFoundOptions } from './use-found-options';

export interface SearchSelectProps<E extends Endpoint>
  extends OptionSource<E>,
    Omit<FieldProps<string | null>, 'onChange'> {
  onChange?: (value: string | null, label: string | null) => void;
  /** The chosen one by its name, which no search may have found yet. */
  chosen?: FoundOption | undefined;
  placeholder?: string;
  disabled?: boolean;
  loading?: boolean;
  /** Offers a way back to "none" (null). */
  clearable?: boolean;
  id?: string;
  className?: string;
}

/** One of thousands, which the API searches. */
export function SearchSelect<E extends Endpoint>(props: SearchSelectProps<E>) {
  const { endpoint, request, option, typedOption, value, onChange, label, chosen, clearable, ...rest } =
    props;
  const source = { endpoint, request, option, typedOption };
  const { clearSearch, options, props: found, search } = useFoundOptions(source);
  const [picked, setPicked] = useState<FoundOption>();
  // Until its name is known, its id would stand there.
  const known = [chosen, picked].find((each) => each?.value === value) ?? null;
  return (
    <AntdSelect<FoundOption, FoundOption>
      {...(label ? { 'aria-label': label } : {})}
      {...rest}
      {...found}
      loading={found.loading || (rest.loading ?? false)}
      labelInValue
      value={known}
      options={options}
      allowClear={clearable ?? false}
      optionRender={({ data }) => <OptionWords option={data} />}
      labelRender={({ label }) => <OptionWords option={{ label, lead: known?.lead }} />}
      showSearch={search}
      popupMatchSelectWidth={longListWidthPx}
      onChange={(next?: FoundOption) => {
        clearSearch();
        setPicked(options.find((each) => each.value === next?.value));
        onChange?.(next?.value ?? null, next?.label ?? null);
      }}
    />
  );
}
