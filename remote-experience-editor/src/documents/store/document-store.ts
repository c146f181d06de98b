import type { Document } from '@vitrine/shared/contract';
import { createStore } from 'zustand/vanilla';
import { changed, overlap } from './changes';
import { newestOwn, type UndoConflict } from './commands';
import {
  collided,
  type DocumentState,
  type DocumentStore,
  done,
  latestOthersChanges,
  type Stored,
  takenIn,
} from './document-state';
import { type Rebased, rebase, type Side, settled } from './rebase';
import { settlement } from './settlement';
import { asSeen, committed, stillTyped } from './typed-over';

/** @param by who wrote it last. */
export const createDocumentStore = <Data extends object>(
  revision: number,
  data: Data,
  by: string | null = null,
): DocumentStore<Data> =>
  createStore(() => ({
    base: { revision, data, by },
    data,
    sent: null,
    past: [],
    future: [],
    save: 'saved',
    unsaved: 0,
    refusal: null,
    collision: null,
    typedOver: [],
    othersChanges: null,
  }));

/** Who wrote all that is new. A document says who wrote its last revision: of several, it does not say whose is what. */
const authorIn = <Data extends object>({ base }: DocumentState<Data>, { revision, updatedBy }: Document) =>
  revision > base.revision + 1 ? null : updatedBy;

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
  const state = store.getState();
  const next = done(state, name, change(state.data), now);
  if (next !== state) store.setState(next);
}

/**
 * Takes back the newest command that is still one's own: what other people changed since stays.
 * @returns whose changes stand in the way of all that is left; null otherwise.
 */
export const undo = <Data extends object>(store: DocumentStore<Data>) =>
  step(store, 'past', 'future', 'inverse');

/** Does again what was taken back last; see `undo`. */
export const redo = <Data extends object>(store: DocumentStore<Data>) =>
  step(store, 'future', 'past', 'forward');

function step<Data extends object>(
  store: DocumentStore<Data>,
  from: 'past' | 'future',
  to: 'past' | 'future',
  changes: 'inverse' | 'forward',
): UndoConflict | null {
  const { data, unsaved, [from]: commands, [to]: others } = store.getState();
  const { command, rest, by } = newestOwn(commands);
  if (!command) {
    store.setState({ [from]: rest });
    return by;
  }
  store.setState({
    data: changed(data, command[changes]),
    [from]: rest,
    [to]: [...others, { ...command, at: 0 }],
    unsaved: unsaved + 1,
  });
  return null;
}

/**
 * The server did not take what was sent, because it has something else by now: takes that in, with what is not sent
 * yet on top.
 * @param by who wrote all that is new, where that is known.
 * @returns false when both sides changed the same place: the person has to choose.
 */
export function receive<Data extends object>(
  store: DocumentStore<Data>,
  theirs: Document,
  theirData: Data,
  by = authorIn(store.getState(), theirs),
): boolean {
  const state = store.getState();
  const answered: DocumentState<Data> = { ...state, sent: null, save: 'waiting' };
  if (theirs.revision < state.base.revision) {
    store.setState(answered);
    return true;
  }
  return meet(store, answered, { revision: theirs.revision, data: theirData, by });
}

/**
 * What was typed over other people's changes is no write on top of them, once it is committed.
 * @returns false when the person has to choose.
 */
export function askOfTyped<Data extends object>(store: DocumentStore<Data>): boolean {
  const state = store.getState();
  if (committed(state.typedOver).length === 0) return true;
  return meet(store, state, state.base);
}

function meet<Data extends object>(
  store: DocumentStore<Data>,
  state: DocumentState<Data>,
  theirs: Stored<Data>,
): boolean {
  const { base, data, typedOver } = state;
  const rebased = rebase(asSeen(base.data, typedOver), data, theirs.data);
  const named = { ...theirs, by: authorOf(state, theirs) };
  const isWelcome = rebased.collisions.length === 0;
  const asked = { ...state, typedOver: stillTyped(typedOver) };
  store.setState(isWelcome ? takenIn(asked, named, rebased.data) : collided(asked, named, data, rebased));
  return isWelcome;
}

/** What was typed over may be of others than what comes now. */
function authorOf<Data extends object>({ base, typedOver }: DocumentState<Data>, theirs: Stored<Data>) {
  const names = new Set(committed(typedOver).map(({ by }) => by));
  if (theirs.revision > base.revision) names.add(theirs.by);
  const [name = null] = names;
  return names.size === 1 ? name : null;
}

/**
 * Takes in what somebody else saved while nothing is being sent. What touches an unsaved place stays away: the next
 * save meets it, and asks. So does all while a write has no answer: it may be one's own.
 * @param by who wrote all that is new, where that is known.
 * @returns false when it stays away: it comes in once the place is saved, or is as it was.
 */
export function hear<Data extends object>(
  store: DocumentStore<Data>,
  theirs: Document,
  theirData: Data,
  by = authorIn(store.getState(), theirs),
): boolean {
  const state = store.getState();
  const { base, collision, data, sent, typedOver } = state;
  if (theirs.revision <= base.revision) return true;
  if (collision || sent) return false;
  const rebased = rebase(asSeen(base.data, typedOver), data, theirData);
  if (rebased.collisions.length > 0) return false;
  const heard = { ...state, typedOver: stillTyped(typedOver) };
  store.setState(takenIn(heard, { revision: theirs.revision, data: theirData, by }, rebased.data));
  return true;
}

/**
 * The server took what was sent. What it made of that comes under what was typed since, which wins: nobody else wrote.
 */
export function acknowledge<Data extends object>(
  store: DocumentStore<Data>,
  sent: Data,
  answer: Document,
  answerData: Data,
): void {
  const { data: mine } = store.getState();
  const { collisions, data } = rebase(sent, mine, answerData);
  const choices = collisions.map((): Side => 'mine');
  store.setState({
    base: { revision: answer.revision, data: answerData, by: answer.updatedBy },
    data: settled(data, mine, collisions, choices),
    sent: null,
    ...(mine === sent ? { save: 'saved', unsaved: 0 } : { save: 'waiting', unsaved: 1 }),
  });
}

/** Nothing is saved until the person has chosen; see `collided`. */
export function collide<Data extends object>(
  store: DocumentStore<Data>,
  theirs: Stored<Data>,
  mine: Data,
  rebased: Rebased<Data>,
): void {
  store.setState(collided(store.getState(), theirs, mine, rebased));
}

/** Back to what the server has, for what it will not take. */
export function discard<Data extends object>(store: DocumentStore<Data>): void {
  const { base, typedOver } = store.getState();
  store.setState({
    data: base.data,
    past: [],
    future: [],
    save: 'saved',
    unsaved: 0,
    refusal: null,
    typedOver: stillTyped(typedOver),
  });
}

/**
 * The person's choices after a collision. What was chosen of mine is a command on top of theirs: to take it back gives
 * theirs. All of it is one step: what waits to be heard must not come in before what was chosen stands there.
 * @param choices one for each of its places.
 */
export function settle<Data extends object>(store: DocumentStore<Data>, choices: Side[]): void {
  const state = store.getState();
  const { collision, data } = state;
  if (!collision) return;
  const { theirs } = collision;
  const { data: chosen, open, undisputed } = settlement(collision, data, choices);
  const taken = takenIn(state, theirs, undisputed);
  const next: DocumentState<Data> = {
    ...done(taken, 'settle', chosen, Date.now()),
    collision: null,
    save: 'waiting',
    // What was decided is asked no second time.
    typedOver: taken.typedOver.filter(
      ({ path }) => !collision.collisions.some((place) => overlap(path, place.mine.path)),
    ),
    othersChanges: latestOthersChanges(state, theirs.by, chosen),
  };
  store.setState(open.collisions.length > 0 ? collided(next, theirs, chosen, open) : next);
}
