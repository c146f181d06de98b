import type { FoundBy } from './first-seen';
import type { Following } from './found-states';

/** What is answered from a state on: a way out of it, one out of the next, and so on. */
export type Trail = FoundBy[];

/** So many states are looked at in one slice. */
const sliceStates = 10_000;

/**
 * Jumps back that nobody ever gets away from: from some page on, whatever is answered leads to no ending, and back to no
 * page before it. In slices, since all states are gone through several times.
 * @returns for each such jump a trail to it that begins where it is too late.
 */
export function* endlessJumps(found: Following[]): Generator<void, Map<string, Trail>> {
  const alive = found.map(({ ends }) => ends);
  yield* untilNothingChanges(found, (state, index) => {
    if (alive[index] || !state.next.some((next) => alive[next.state])) return false;
    alive[index] = true;
    return true;
  });
  const backs = found.map((state) =>
    state.backs.reduce((pages, { page }) => pages | (1n << BigInt(page)), 0n),
  );
  yield* untilNothingChanges(found, (state, index) => {
    if (alive[index]) return false;
    const before = backs[index] ?? 0n;
    const after = state.next.reduce((pages, next) => pages | (backs[next.state] ?? 0n), before);
    backs[index] = after;
    return after !== before;
  });
  const endless = new Map<string, Trail>();
  for (const [index, state] of found.entries()) {
    if (index % sliceStates === 0) yield;
    if (alive[index] || !state.begins || backs[index] === 0n) continue;
    if (state.visited.some((visited, page) => visited && ((backs[index] ?? 0n) >> BigInt(page)) & 1n))
      continue;
    yield* trailsFrom(found, index, endless);
  }
  return endless;
}

/** What comes after a state was mostly found after it, so that few rounds from the last to the first are enough. */
function* untilNothingChanges(
  found: Following[],
  change: (state: Following, index: number) => boolean,
): Generator<void, void> {
  for (let changed = true; changed; ) {
    changed = false;
    for (let index = found.length - 1; index >= 0; index -= 1) {
      if (index % sliceStates === 0) yield;
      const state = found[index];
      if (state && change(state, index)) changed = true;
    }
  }
}

function* trailsFrom(found: Following[], start: number, endless: Map<string, Trail>): Generator<void, void> {
  /** How each state was come to: from which, and by what answer. */
  const by = new Map<number, FoundBy | null>([[start, null]]);
  for (const index of by.keys()) {
    if (index % sliceStates === 0) yield;
    const state = found[index];
    for (const { rule, way } of state?.backs ?? [])
      if (!endless.has(rule)) endless.set(rule, [...trailTo(by, index), way]);
    for (const { answer, state: next } of state?.next ?? [])
      if (!by.has(next)) by.set(next, { state: index, answer });
  }
}

function trailTo(by: Map<number, FoundBy | null>, last: number): Trail {
  const trail: Trail = [];
  for (let way = by.get(last); way; way = by.get(way.state)) trail.unshift(way);
  return trail;
}
