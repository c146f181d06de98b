import { personStatus } from '@vitrine/shared/contract';
import { useAddressState } from '@vitrine/shared/ui';
import { useRecordList } from '../parts/use-record-list';

export const peopleStatuses = ['any', ...personStatus.options] as const;

export type PeopleState = ReturnType<typeof usePeopleState>;

/** Which people are shown, and in which order, as the address says. */
export function usePeopleState() {
  const { query, ...state } = useRecordList({ sorts: ['email', 'name', 'role', 'lastSeenAt'] });
  const [written, setStatus] = useAddressState('status', 'any', { drops: 'cursor' });
  const status = peopleStatuses.find((known) => known === written) ?? 'any';
  return { ...state, status, setStatus, query: { ...query, status } };
}
