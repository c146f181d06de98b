import { personStatus } from '@vitrine/shared/contract';
import { useAddressState } from '@vitrine/shared/ui';

export const peopleStatuses = ['any', ...personStatus.options] as const;
export type PeopleStatus = (typeof peopleStatuses)[number];

/** Which people are shown, as the address says. */
export function usePeopleStatus(): [PeopleStatus, (status: PeopleStatus) => void] {
  const [written, write] = useAddressState('status', 'any', { drops: 'cursor' });
  return [peopleStatuses.find((status) => status === written) ?? 'any', write];
}
