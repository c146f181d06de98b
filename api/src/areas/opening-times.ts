import type { AnswerRules } from '../responses/area-answers';
import { type Fault, type Finding, findingAt } from './checks/findings';

type OpeningTimes = Pick<AnswerRules, 'closesAt' | 'opensAt'>;
type Timed = { [Time in keyof OpeningTimes]?: OpeningTimes[Time] | undefined };

/** Those that are said: what has none keeps its hash. */
export const openingTimes = ({ closesAt, opensAt }: Timed): OpeningTimes => ({
  ...(opensAt && { opensAt }),
  ...(closesAt && { closesAt }),
});

/** @param wrong what is said where it closes before it opens. A reading of each place's clock and a moment that is the same everywhere cannot be compared. */
export function checkOpeningTimes({ closesAt, opensAt }: Timed, wrong: Fault): Finding[] {
  if (!opensAt || !closesAt || opensAt.endsWith('Z') !== closesAt.endsWith('Z')) return [];
  return closesAt <= opensAt ? [findingAt('/closesAt', wrong)] : [];
}
