import { useAddressState } from '@vitrine/shared/ui';
import { type Days, periodProblems } from './other-period';

/**
 * The period with which another is compared, kept in the address.
 * @param mostDays how long it may be at the most; however long when left out.
 */
export function useOtherPeriod(mostDays?: number) {
  const [from, setFrom] = useAddressState('againstFrom');
  const [until, setUntil] = useAddressState('againstUntil');
  const problems = periodProblems({ from, until }, mostDays);
  /** null until it is one. */
  const days: Days | null = problems.from || problems.until ? null : { from, until };
  return { ...{ from, setFrom, until, setUntil, mostDays }, problems, days };
}
export type OtherPeriod = ReturnType<typeof useOtherPeriod>;
