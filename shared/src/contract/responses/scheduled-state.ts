import { placeMs } from '../values/zoned-time';
import type { RunState } from './run';

/**
 * What a document's own times make of the state of its round. They are no countdown of the run: staff may publish others
 * while it is open, and a pause does not put them off. So nothing is written, and what holds is looked at each time.
 * @param timeZone of the placement, for times without a zone.
 * @param atMs the moment, in milliseconds since 1970.
 */
export function scheduledState(
  state: RunState,
  { closesAt, opensAt }: { closesAt?: string | undefined; opensAt?: string | undefined },
  timeZone: string,
  atMs: number,
): RunState {
  if (closesAt !== undefined && atMs >= placeMs(closesAt, timeZone)) return 'closed';
  if (state === 'open' && opensAt !== undefined && atMs < placeMs(opensAt, timeZone)) return 'ready';
  return state;
}
