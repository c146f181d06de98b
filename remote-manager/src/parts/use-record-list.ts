import { useAddressState } from '@vitrine/shared/ui';

/** Fills the last line of cards, two, three, four or six beside each other, and is drawn at once (`npm run bench:api`). */
const pageSize = 24;

interface Options<Sort extends string> {
  /** What the list can be sorted by; the first is its order when nothing is said. */
  sorts: readonly [Sort, ...Sort[]];
  /** Before the address's words of this list, where a screen has several. */
  prefix?: string;
}

/** As much of a search as the API takes; the field takes no more either. */
const longestSearch = 120;

/** Search, archived filter, sort, view and page of a list, as the address says. All but the view begin on the first page. */
export function useRecordList<const Sort extends string>({ sorts, prefix = '' }: Options<Sort>) {
  const drops = `${prefix}cursor`;
  const [q, setQ] = useAddressState(`${prefix}q`, '', { drops });
  const [archived, setArchived] = useAddressState(`${prefix}archived`, 'false', { drops });
  const [sorted, setSort] = useAddressState(`${prefix}sort`, sorts[0], { drops });
  const [view, setView] = useAddressState(`${prefix}view`, 'cards');
  const [cursor, setCursor] = useAddressState(`${prefix}cursor`, '', { back: true });
  const showsArchived = archived === 'true';
  // An address that somebody wrote by hand may ask for an order that there is not.
  const orders = sorts.flatMap((key): (Sort | `-${Sort}`)[] => [key, `-${key}`]);
  const sort = orders.find((known) => known === sorted) ?? sorts[0];
  return {
    prefix,
    q,
    sorts,
    sort,
    setSort,
    showsArchived,
    setArchived: (shown: boolean) => setArchived(shown ? 'true' : 'false'),
    clearSearch: () => setQ(''),
    view: view === 'table' ? ('table' as const) : ('cards' as const),
    setView,
    cursor,
    setCursor,
    /** For the list's endpoint. */
    query: {
      limit: pageSize,
      ...(q ? { q: q.slice(0, longestSearch) } : {}),
      ...(cursor ? { cursor } : {}),
      sort,
      archived: showsArchived ? ('true' as const) : ('false' as const),
    },
  };
}
export type RecordListState = ReturnType<typeof useRecordList<string>>;
