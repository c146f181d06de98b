import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from './problem';

/**
 * What a change may write over the thing as it is now.
 * @param current the thing as the API answers it; hold its row's lock.
 * @param body fields to come, and in `was` what stood there when the change was begun; without it all may be written.
 * @returns the fields to come.
 * @throws ProblemError 409 at each field that somebody else has changed meanwhile to something else than is wanted.
 */
export function notChangedMeanwhile<Body extends { was?: Record<string, unknown> | undefined }>(
  current: object,
  { was = {}, ...wanted }: Body,
): Omit<Body, 'was'> {
  const now = new Map(Object.entries(current));
  const wants = new Map(Object.entries(wanted));
  const theirs = Object.entries(was).filter(
    ([field, before]) =>
      wants.has(field) &&
      !isDeepStrictEqual(now.get(field), before) &&
      !isDeepStrictEqual(now.get(field), wants.get(field)),
  );
  if (theirs.length === 0) return wanted;
  throw new ProblemError(409, 'changed-meanwhile', 'Somebody else has changed this meanwhile.', {
    errors: theirs.map(([field]) => ({ pointer: `/${field}`, message: messageAbout(now.get(field)) })),
    current,
  });
}

const messageAbout = (theirs: unknown) =>
  typeof theirs === 'string' && theirs !== ''
    ? `Somebody else has just written “${theirs}” here. Save again to put yours in its place.`
    : 'Somebody else has just changed this. Save again to put yours in its place.';
