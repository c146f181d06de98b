import type { ReleaseSource, RemoteRelease, RemoteReleases } from './registry';

/** A release that may run in this browser, and why. */
export interface ReleaseCandidate extends RemoteRelease {
  source: ReleaseSource;
}

/** How many buckets browsers fall into; a canary's share is rounded to this. */
export const bucketCount = 10_000;

/**
 * The releases of a remote that this browser tries, in this order: its canary when the browser's bucket lies in the
 * canary's share, the current one, the last known good one. The server and the shell choose alike, since the server
 * inlines what the shell will load.
 * @param bucket of this browser, from 0 to 9999 and stable
 */
export function releaseCandidates(
  { current, lastKnownGood, canary }: RemoteReleases,
  bucket: number,
): ReleaseCandidate[] {
  const candidates: ReleaseCandidate[] = [];
  if (canary && bucket < canary.share * bucketCount) candidates.push({ ...canary, source: 'canary' });
  if (current) candidates.push({ ...current, source: 'current' });
  if (lastKnownGood && lastKnownGood.entry !== current?.entry)
    candidates.push({ ...lastKnownGood, source: 'last known good' });
  return candidates;
}
