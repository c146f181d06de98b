import type { ReactNode } from 'react';
import { useUiTexts } from '../../texts/use-ui-texts';
import { Button } from '../actions/button';
import { SearchDrawing, SheetsDrawing } from './drawings';
import { EmptyState } from './empty-state';

interface NothingListedProps {
  /** What was searched for and not found; '' without a search. */
  q: string;
  onClearSearch: () => void;
  /** Takes a filter back that lets nothing through; null without one. */
  onClearFilter: (() => void) | null;
  showsArchived: boolean;
  /** What stands there before the first one is made. */
  empty: ReactNode;
}

/** A list with nothing in it: why, and the way out. */
export function NothingListed({ q, onClearSearch, onClearFilter, showsArchived, empty }: NothingListedProps) {
  const t = useUiTexts();
  if (q)
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={t('nothing.matches', { q })}
        text={t('nothing.matchesText')}
        action={<Button onClick={onClearSearch}>{t('nothing.clearSearch')}</Button>}
      />
    );
  if (onClearFilter)
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={t('nothing.passes')}
        text={t('nothing.passesText')}
        action={<Button onClick={onClearFilter}>{t('nothing.clearFilter')}</Button>}
      />
    );
  if (showsArchived)
    return (
      <EmptyState
        drawing={<SheetsDrawing />}
        title={t('nothing.archived')}
        text={t('nothing.archivedText')}
      />
    );
  return empty;
}
