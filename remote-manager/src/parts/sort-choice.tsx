import { Select } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { RecordListState } from './use-record-list';

type Sorted = 'name' | 'stores' | 'experiences' | 'placements' | 'updatedAt' | 'createdAt';

interface SortChoiceProps {
  state: Pick<RecordListState, 'sort' | 'setSort'> & { sorts: readonly Sorted[] };
}

/** What people look for first: counts and times begin with the most and the newest. */
const both = (key: Sorted) => (key === 'name' ? ([key, '-name'] as const) : ([`-${key}`, key] as const));

/** The order of a list, in words; a table's headers say the same. */
export function SortChoice({ state }: SortChoiceProps) {
  const t = useManagerTexts();
  return (
    <Select
      label={t('lists.sort')}
      value={state.sort}
      onChange={(sort) => state.setSort(sort ?? '')}
      options={state.sorts.flatMap(both).map((sort) => ({ value: sort, label: t(`lists.sorted.${sort}`) }))}
    />
  );
}
