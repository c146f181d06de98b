import { type ReactElement, type UIEvent, useEffect, useState } from 'react';
import type { Endpoint, RequestOf } from '../../contract/endpoints/endpoint';
import { type ItemOf, useEndpointList } from '../data/use-endpoint-list';
import { Button } from '../parts/actions/button';
import { useFormat } from '../texts/use-format';
import { useUiTexts } from '../texts/use-ui-texts';
import styles from './form.module.css';

/** Where the options of a choice come from: a list of the API, searched by its `q`. */
export interface OptionSource<E extends Endpoint> {
  endpoint: E;
  /** All but the search and the page. */
  request: RequestOf<E> & { query?: object };
  option: (item: ItemOf<E>) => FoundOption;
  /** What was typed as an option of its own, where it stands for something that no list may hold; null: it does not. */
  typedOption?: ((text: string) => FoundOption | null) | undefined;
}
export interface FoundOption {
  value: string;
  /** What is searched for must stand in it. */
  label: string;
  /** What it looks like, before its name. */
  lead?: ReactElement;
  /** It is seen, but cannot be chosen. */
  disabled?: boolean;
}

const pauseMs = 250;
const pageSize = 50;
/** So near to the end of the list the next page is asked for. */
const endPx = 200;

const isIn = (text: string) => {
  const wanted = text.trim().toLocaleLowerCase();
  return ({ label }: FoundOption) => label.toLocaleLowerCase().includes(wanted);
};

/**
 * The options of a choice among thousands, as antd's Select takes them: nothing is asked for until it is opened, the
 * API searches, and further pages come when the list is scrolled to its end.
 */
export function useFoundOptions<E extends Endpoint>({
  endpoint,
  request,
  option,
  typedOption,
}: OptionSource<E>) {
  const t = useUiTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(() => setQ(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, q]);
  const query = { ...request.query, limit: pageSize, ...(q.trim() && { q: q.trim() }) };
  const list = useEndpointList(endpoint, { ...request, query }, { enabled: isOpen });
  const isSettled = typed === q && !list.isFetching;
  const found = (list.data?.items ?? []).map(option);
  // Of a former search only what fits stays, so that Enter never takes what was not meant.
  const listed = isSettled ? found : found.filter(isIn(typed));
  const own = typedOption?.(typed.trim()) ?? null;
  const isListed = listed.some(({ value }) => value === own?.value);
  const options = own && !isListed ? [...listed, own] : listed;

  const failure = list.error && (
    <div className={styles.found} role="alert">
      {t('error.title')}
      <Button onClick={list.refetch}>{t('retry')}</Button>
    </div>
  );
  const status = (text: string) => (
    <div className={styles.found} role="status">
      {text}
    </div>
  );
  const total = list.data?.total ?? 0;
  const rest =
    total > found.length &&
    status(t('firstOf', { shown: format.number(found.length), total: format.number(total) }));
  const footer = options.length > 0 && (failure || rest);

  return {
    options,
    search: { searchValue: typed, onSearch: setTyped, filterOption: false as const },
    clearSearch: () => setTyped(''),
    props: {
      classNames: { popup: { root: styles.foundList ?? '' } },
      loading: isOpen && list.isFetching,
      notFoundContent: failure ?? status(t(isSettled && list.data ? 'nothingFound' : 'loading')),
      popupRender: (menu: ReactElement) => (
        <>
          {menu}
          {footer}
        </>
      ),
      onPopupScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => {
        const { clientHeight, scrollHeight, scrollTop } = currentTarget;
        const isNear = scrollHeight - scrollTop - clientHeight < endPx;
        if (isNear && list.hasMore && !list.isFetching) list.loadMore();
      },
      onOpenChange: (open: boolean) => {
        setOpen(open);
        if (!open) setTyped('');
        else if (list.error) list.refetch();
      },
    },
  };
}
