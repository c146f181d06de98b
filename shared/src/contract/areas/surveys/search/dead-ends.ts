import type { FoundBy } from './first-seen';
import type { FollowingStates } from './following-states';

/** What is answered from a state on: a way out of it, one out of the next, and so on. */
export type Trail = FoundBy[];

/** So many states are looked at in one slice. */
const sliceStates = 10_000;

/**
 * Jumps back that nobody ever gets away from: from some page on, whatever is answered leads to no ending, and back to no
 * page before it. In slices, since all states are gone through several times.
 * @returns for each such jump a trail to it that begins where it is too late.
 */
export function* endlessJumps(found: FollowingStates): Generator<void, Map<string, Trail>> {
  const states = Array.from({ length: found.count }, (_, state) => state);
  const alive = states.map(found.ends);
  yield* untilNothingChanges(found.count, (state) => {
    if (alive[state] || !found.someNext(state, (next) => alive[next] === true)) return false;
    alive[state] = true;
    return true;
  });
  /** Pages that are gone back to from a state on, each a bit. */
  const backs = states.map((state) =>
    found.backsOf(state).reduce((pages, { page }) => pages | (1n << BigInt(page)), 0n),
  );
  yield* untilNothingChanges(found.count, (state) => {
    if (alive[state]) return false;
    const before = backs[state] ?? 0n;
    let after = before;
    for (const [next] of found.next(state)) after |= backs[next] ?? 0n;
    backs[state] = after;
    return after !== before;
  });
  const endless = new Map<string, Trail>();
  for (const state of states) {
    if (state % sliceStates === 0) yield;
    const pages = backs[state] ?? 0n;
    if (alive[state] || !found.begins(state) || pages === 0n) continue;
    if (found.visited(state).some((visited, page) => visited && (pages >> BigInt(page)) & 1n)) continue;
    yield* trailsFrom(found, state, endless);
  }
  return endless;
}

/** What comes after a state was mostly found after it, so that few rounds from the last to the first are enough. */
function* untilNothingChanges(count: number, change: (state: number) => boolean): Generator<void, void> {
  for (let changed = true; changed; ) {
    changed = false;
    for (let state = count - 1; state >= 0; state -= 1) {
      if (state % sliceStates === 0) yield;
      if (change(state)) changed = true;
    }
  }
}

function* trailsFrom(
  found: FollowingStates,
  start: number,
  endless: Map<string, Trail>,
): Generator<void, void> {
  /** How each state was come to: from which, and by what answer. */
  const by = new Map<number, FoundBy | null>([[start, null]]);
  for (const state of by.keys()) {
    if (state % sliceStates === 0) yield;
    for (const { rule, way } of found.backsOf(state))
      if (!endless.has(rule)) endless.set(rule, [...trailTo(by, state), way]);
    for (const [next, answer] of found.next(state)) if (!by.has(next)) by.set(next, { state, answer });
  }
}

function trailTo(by: Map<number, FoundBy | null>, last: number): Trail {
  const trail: Trail = [];
  for (let way = by.get(last); way; way = by.get(way.state)) trail.unshift(way);
  return trail;
}
