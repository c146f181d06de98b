import { type EndpointPage, Loaded, NothingListed, Pages, Skeleton } from '@vitrine/shared/ui';
import { type ReactNode, useEffect } from 'react';
import styles from './record-list.module.css';
import type { RecordListState } from './use-record-list';

interface RecordListProps<Item> {
  /** What is listed. */
  label: string;
  page: EndpointPage<Item>;
  skeleton: 'cards' | 'rows';
  /** Search, filter and page in effect. */
  state: Pick<RecordListState, 'q' | 'showsArchived' | 'clearSearch' | 'cursor' | 'setCursor'>;
  /** Takes a filter back that lets nothing through; null without one. */
  onClearFilter?: (() => void) | null;
  /** What stands there before the first one is made. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A page of a list in all its states: loading, failed, empty, without results, there, and with pages beside it. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const { label, page, skeleton, state, onClearFilter = null, empty, children } = props;
  const { cursor, setCursor } = state;
  const isNoPage = page.error?.status === 400 || (!page.isTurning && page.data?.items.length === 0);
  const leadsNowhere = cursor !== '' && isNoPage;
  useEffect(() => {
    // All that stood on this page was archived, or an old address leads behind the end or to what is no page any more.
    if (leadsNowhere) setCursor('');
  }, [leadsNowhere, setCursor]);
  return (
    <Loaded query={page} skeleton={<Skeleton shape={skeleton} />}>
      {(data) => {
        if (data.items.length > 0)
          return (
            <div className={styles.list} aria-busy={page.isTurning}>
              {children(data.items)}
              <Pages label={label} page={data} busy={page.isTurning} onTurn={setCursor} />
            </div>
          );
        return (
          <NothingListed
            q={state.q}
            onClearSearch={state.clearSearch}
            onClearFilter={onClearFilter}
            showsArchived={state.showsArchived}
            empty={empty}
          />
        );
      }}
    </Loaded>
  );
}
