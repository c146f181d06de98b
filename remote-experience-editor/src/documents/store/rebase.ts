import { at, changed, changesBetween, overlap } from './changes';
import type { Change } from './merge-patch';

/** Two people changed the same place differently. */
export interface Collision {
  mine: Change;
  theirs: Change;
}

/** Whose version of a place. */
export type Side = 'mine' | 'theirs';

export interface Rebased<Data> {
  /** Their document with my changes on top, except where both changed the same place: there, theirs. */
  data: Data;
  collisions: Collision[];
}

/**
 * Puts my changes on top of theirs.
 * @param base the document that both started from.
 */
export function rebase<Data extends object>(base: Data, mine: Data, theirs: Data): Rebased<Data> {
  const myChanges = changesBetween(base, mine);
  const theirChanges = changesBetween(base, theirs);
  const collisions = myChanges.flatMap((change) =>
    theirChanges
      .filter((other) => overlap(change.path, other.path) && !sameChange(change, other))
      .map((other) => ({ mine: change, theirs: other })),
  );
  const free = myChanges.filter((change) => !collisions.some((collision) => collision.mine === change));
  return { data: onTop(theirs, mine, free), collisions };
}

/**
 * Decides collisions one by one.
 * @param rebased their document with my undisputed changes; see `rebase`.
 * @param mine the document as I had it.
 * @param choices one for each collision, in their order.
 */
export function settled<Data extends object>(
  rebased: Data,
  mine: Data,
  collisions: Collision[],
  choices: Side[],
): Data {
  const chosen = (side: Side) => collisions.filter((_, index) => choices[index] === side);
  const withMine = onTop(
    rebased,
    mine,
    chosen('mine').map((collision) => collision.mine),
  );
  // One change of mine may meet several of theirs: what was given to them comes last.
  return changed(
    withMine,
    chosen('theirs').map(({ theirs }) => theirs),
  );
}

/**
 * My changes, with the whole entry put back where they removed what I changed inside: a colour alone is no object.
 */
function onTop<Data extends object>(theirs: Data, mine: Data, changes: Change[]): Data {
  return changed(
    theirs,
    changes.map((change) => wholeEntry(change, theirs, mine)),
  );
}

function wholeEntry(change: Change, theirs: unknown, mine: unknown): Change {
  for (let depth = 1; depth < change.path.length; depth += 1) {
    const path = change.path.slice(0, depth);
    if (at(theirs, path) === undefined) return { path, value: at(mine, path) ?? null };
  }
  return change;
}

const sameChange = (a: Change, b: Change) =>
  a.path.length === b.path.length && JSON.stringify(a.value) === JSON.stringify(b.value);
