import type { StoreApi } from 'zustand/vanilla';
import { changed, changesBetween } from './changes';
import { type Command, withoutOverwritten } from './commands';
import type { Change } from './merge-patch';
import type { Rebased } from './rebase';
import type { Disputed } from './settlement';
import { committedAt, type TypedOver, typedOver } from './typed-over';

/**
 * saved: the server has everything. waiting: it will be sent in a moment. saving: it is being sent. offline: no answer
 * came, and it will be sent again. refused: the server said no. collision: someone else changed the same place.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'collision';

/** A document as the server has it. */
export interface Stored<Data extends object> {
  revision: number;
  data: Data;
  /** Who wrote what is new in it; null for somebody who left, and for several people. */
  by: string | null;
}

/** What somebody else changed on this screen, and who. */
export interface OthersChanges {
  by: string | null;
  changes: Change[];
}

export interface DocumentState<Data extends object> {
  base: Stored<Data>;
  /** As the screen shows it. */
  data: Data;
  /** The document as it was sent, until an answer comes: by then the server may have it or not. */
  sent: Data | null;
  past: Command[];
  future: Command[];
  save: SaveState;
  /** Commands since everything was last saved. */
  unsaved: number;
  /** Why, in the server's words, while `save` is refused. */
  refusal: string | null;
  collision: ({ theirs: Stored<Data> } & Disputed<Data>) | null;
  /** Where other people's changes came in under what is being typed. */
  typedOver: TypedOver[];
  /** The newest of other people's changes that changed anything. */
  othersChanges: OthersChanges | null;
}

export type DocumentStore<Data extends object> = StoreApi<DocumentState<Data>>;

const sameCommandMs = 1_000;
const longestPast = 200;

/**
 * With something done by the person. A command of the same name in quick succession is one with it.
 * @param next what the command makes of the document.
 */
export function done<Data extends object>(
  state: DocumentState<Data>,
  name: string,
  next: Data,
  now: number,
): DocumentState<Data> {
  const { data, past, unsaved } = state;
  const forward = changesBetween(data, next);
  if (forward.length === 0) return state;
  const last = past.at(-1);
  const isOn = last?.name === name && now - last.at < sameCommandMs;
  const before = isOn ? changed(data, last.inverse) : data;
  const command = commandOf(name, before, next, now);
  return {
    ...state,
    data: next,
    past: isOn
      ? [...past.slice(0, -1), ...(command.forward.length > 0 ? [command] : [])]
      : [...past.slice(1 - longestPast), command],
    future: [],
    unsaved: isOn ? unsaved || 1 : unsaved + 1,
    typedOver: committedAt(state.typedOver, forward),
  };
}

const commandOf = (name: string, before: object, after: object, at: number): Command => ({
  name,
  forward: changesBetween(before, after),
  inverse: changesBetween(after, before),
  at,
});

/**
 * With theirs as what all else is built on. Where they wrote, nothing of mine is left to be taken back.
 * @param data theirs with mine on top.
 */
export function takenIn<Data extends object>(
  state: DocumentState<Data>,
  theirs: Stored<Data>,
  data: Data,
): DocumentState<Data> {
  const written = changesBetween(state.base.data, theirs.data);
  return {
    ...state,
    base: theirs,
    data,
    past: withoutOverwritten(state.past, written, theirs.by),
    future: withoutOverwritten(state.future, written, theirs.by),
    typedOver: typedOver(state.typedOver, written, state.base.data, theirs.by),
    othersChanges: latestOthersChanges(state, theirs.by, data),
  };
}

/** Others’ changes that leave the screen as it is say nothing, and those before them stay the latest. */
export function latestOthersChanges<Data extends object>(
  { othersChanges, data }: DocumentState<Data>,
  by: string | null,
  next: Data,
): OthersChanges | null {
  const changes = changesBetween(data, next);
  return changes.length > 0 ? { by, changes } : othersChanges;
}

/**
 * Where nothing is saved until the person has chosen.
 * @param mine the document as the person had it, against which the collisions were found.
 */
export function collided<Data extends object>(
  state: DocumentState<Data>,
  theirs: Stored<Data>,
  mine: Data,
  rebased: Rebased<Data>,
): DocumentState<Data> {
  return {
    ...state,
    data: mine,
    sent: null,
    save: 'collision',
    unsaved: state.unsaved || 1,
    collision: { theirs, mine, ...rebased },
  };
}
