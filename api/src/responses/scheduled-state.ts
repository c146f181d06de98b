import type { RunState } from '@vitrine/shared/contract';
import { placeMs } from '@vitrine/shared/contract/values/zoned-time';
import type { AnswerRules } from './area-answers';

/**
 * What a document's own times make of the state of its round. They are no countdown of the run: staff may publish others
 * while it is open, and a pause does not put them off. So nothing is written, and what holds is looked at each time.
 * @param timeZone of the placement.
 */
export function scheduledState(
  state: RunState,
  { closesAt, opensAt }: Pick<AnswerRules, 'closesAt' | 'opensAt'>,
  timeZone: string,
  at: Date,
): RunState {
  if (closesAt !== undefined && at.getTime() >= placeMs(closesAt, timeZone)) return 'closed';
  if (state === 'open' && opensAt !== undefined && at.getTime() < placeMs(opensAt, timeZone)) return 'ready';
  return state;
}
