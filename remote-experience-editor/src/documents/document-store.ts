import type { Document } from '@vitrine/shared/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { difference, type MergePatch, patched } from './merge-patch';
import { type Collision, type Rebased, rebase, type Side, settled } from './rebase';

/**
 * saved: the server has everything. waiting: it will be sent in a moment. saving: it is being sent. offline: it could
 * not be sent and will be. refused: the server said no. collision: someone else changed the same place.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'collision';

/** One thing that a person did, as two patches. */
interface Command {
  /** Commands with the same name in quick succession are one: typing a word is one undo. */
  name: string;
  forward: MergePatch;
  inverse: MergePatch;
  at: number;
}

export interface DocumentState<Data extends object> {
  /** As the server has it. */
  base: { revision: number; data: Data };
  /** As the screen shows it. */
  data: Data;
  past: Command[];
  future: Command[];
  save: SaveState;
  /** Commands since everything was last saved. */
  unsaved: number;
  /** Why, in the server's words, while `save` is refused. */
  refusal: string | null;
  /** `data`: theirs with my undisputed changes. */
  collision: { theirs: { revision: number; data: Data }; data: Data; places: Collision[] } | null;
}

export type DocumentStore<Data extends object> = StoreApi<DocumentState<Data>>;

const sameCommandMs = 1_000;
const longestPast = 200;

export const createDocumentStore = <Data extends object>(revision: number, data: Data): DocumentStore<Data> =>
  createStore(() => ({
    base: { revision, data },
    data,
    past: [],
    future: [],
    save: 'saved',
    unsaved: 0,
    refusal: null,
    collision: null,
  }));

/**
 * Changes the document; the change can be undone.
 * @param name what is done, as a key: `move:a1`, `title`.
 */
export function run<Data extends object>(
  store: DocumentStore<Data>,
  name: string,
  change: (data: Data) => Data,
  now = Date.now(),
): void {
  const { data, past, unsaved } = store.getState();
  const next = change(data);
  const forward = difference(data, next);
  const inverse = difference(next, data);
  if (!forward || !inverse) return;
  const last = past.at(-1);
  if (last?.name === name && now - last.at < sameCommandMs) {
    const before = patched(data, last.inverse);
    const merged = { forward: difference(before, next), inverse: difference(next, before) };
    const { forward: whole, inverse: back } = merged;
    const kept = whole && back ? [{ name, forward: whole, inverse: back, at: now }] : [];
    store.setState({ data: next, past: [...past.slice(0, -1), ...kept], future: [], unsaved: unsaved || 1 });
    return;
  }
  const command = { name, forward, inverse, at: now };
  store.setState({
    data: next,
    past: [...past.slice(1 - longestPast), command],
    future: [],
    unsaved: unsaved + 1,
  });
}

/** Takes back the newest command. What other people changed meanwhile stays. */
export function undo<Data extends object>(store: DocumentStore<Data>): void {
  const { data, past, future, unsaved } = store.getState();
  const command = past.at(-1);
  if (!command) return;
  store.setState({
    data: patched(data, command.inverse),
    past: past.slice(0, -1),
    future: [...future, { ...command, at: 0 }],
    unsaved: unsaved + 1,
  });
}

export function redo<Data extends object>(store: DocumentStore<Data>): void {
  const { data, past, future, unsaved } = store.getState();
  const command = future.at(-1);
  if (!command) return;
  store.setState({
    data: patched(data, command.forward),
    past: [...past, command],
    future: future.slice(0, -1),
    unsaved: unsaved + 1,
  });
}

/**
 * Takes in what the server has now, keeping what is not sent yet on top.
 * @returns false when both sides changed the same place: the person has to choose.
 */
export function receive<Data extends object>(
  store: DocumentStore<Data>,
  theirs: Document,
  theirData: Data,
): boolean {
  const { base, data } = store.getState();
  if (theirs.revision < base.revision) return true;
  const server = { revision: theirs.revision, data: theirData };
  const rebased = rebase(base.data, data, theirData);
  if (rebased.collisions.length > 0) {
    collide(store, server, data, rebased);
    return false;
  }
  store.setState({ base: server, data: rebased.data });
  return true;
}

/**
 * Nothing is saved until the person has chosen.
 * @param mine the document as the person had it, against which the collisions were found.
 */
export function collide<Data extends object>(
  store: DocumentStore<Data>,
  theirs: { revision: number; data: Data },
  mine: Data,
  { data, collisions: places }: Rebased<Data>,
): void {
  const { unsaved } = store.getState();
  store.setState({
    data: mine,
    save: 'collision',
    unsaved: unsaved || 1,
    collision: { theirs, data, places },
  });
}

/** Back to what the server has, for what it will not take. */
export function discard<Data extends object>(store: DocumentStore<Data>): void {
  const { base } = store.getState();
  store.setState({ data: base.data, past: [], future: [], save: 'saved', unsaved: 0, refusal: null });
}

/**
 * The person's choices after a collision.
 * @param choices one for each of its places.
 */
export function settle<Data extends object>(store: DocumentStore<Data>, choices: Side[]): void {
  const { collision, data } = store.getState();
  if (!collision) return;
  store.setState({
    base: collision.theirs,
    data: settled(collision.data, data, collision.places, choices),
    collision: null,
    save: 'waiting',
  });
}
