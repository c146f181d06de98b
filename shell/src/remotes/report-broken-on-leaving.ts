import { reasonOf } from './release-failure';
import { remoteLoads, reportBroken } from './remote-loads';

/**
 * Something threw while the whole panel went, and React does not say what. It is told of the screen that was loaded
 * last: the innermost one that people left.
 */
export function reportBrokenOnLeaving(error: unknown): void {
  const left = remoteLoads.get().findLast(({ outcome }) => outcome === 'loaded');
  if (left) reportBroken(left, 'crashed', reasonOf(error));
}
