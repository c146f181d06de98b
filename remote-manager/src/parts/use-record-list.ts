import { useAddressState } from '@vitrine/shared/ui';

/** Search, archived filter and sort of a list, as the address says. */
export function useRecordList() {
  const [q, setQ] = useAddressState('q');
  const [archived, setArchived] = useAddressState('archived', 'false');
  const [sort, setSort] = useAddressState('sort');
  const showsArchived = archived === 'true';
  return {
    q,
    sort,
    setSort,
    showsArchived,
    setArchived: (shown: boolean) => setArchived(shown ? 'true' : 'false'),
    clearSearch: () => setQ(''),
    /** For the list's endpoint. */
    query: { ...(q ? { q } : {}), archived: showsArchived ? ('true' as const) : ('false' as const) },
  };
}
export type RecordListState = ReturnType<typeof useRecordList>;
