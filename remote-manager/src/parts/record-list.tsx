import {
  Button,
  EmptyState,
  type EndpointList,
  Loaded,
  LoadMore,
  SearchDrawing,
  SheetsDrawing,
  Skeleton,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';

interface RecordListProps<Item> {
  list: EndpointList<Item>;
  skeleton: 'cards' | 'rows';
  /** Search and filter in effect. */
  state?: { q: string; showsArchived: boolean; clearSearch: () => void };
  /** What stands there before the first one is made. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list in all its states: loading, failed, empty, without results, there and longer than one page. */
export function RecordList<Item>({ list, skeleton, state, empty, children }: RecordListProps<Item>) {
  const t = useManagerTexts();
  return (
    <Loaded query={list} skeleton={<Skeleton shape={skeleton} />}>
      {({ items }) => {
        if (items.length > 0)
          return (
            <>
              {children(items)}
              <LoadMore list={list} />
            </>
          );
        if (state?.q)
          return (
            <EmptyState
              drawing={<SearchDrawing />}
              title={t('noResults', { q: state.q })}
              text={t('noResultsText')}
              action={<Button onClick={state.clearSearch}>{t('clearSearch')}</Button>}
            />
          );
        if (state?.showsArchived)
          return (
            <EmptyState drawing={<SheetsDrawing />} title={t('noneArchived')} text={t('noneArchivedText')} />
          );
        return empty;
      }}
    </Loaded>
  );
}
