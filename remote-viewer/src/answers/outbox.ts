import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { observable } from '@vitrine/shared/browser/observable';
import type { PublicRun, ResponseCreate } from '@vitrine/shared/contract';
import type { Observable } from '@vitrine/shared/host';
import { createContext } from 'react';
import { sendResponse } from '../api/sending-api';
import { Refusal } from '../api/visitor-api';

/** An answer on its way. Its key makes sending it twice harmless. */
export interface Outgoing {
  placementId: string;
  key: string;
  response: ResponseCreate;
}

export type Answers = ResponseCreate['answers'];

/** What became of this visitor's newest answer to a document. */
export type AnswerState =
  | { state: 'sending'; answers: Answers }
  /**
   * It did not arrive, and is tried again: there is no network, or the server could not take it. `lasts`: also after
   * this page is closed.
   */
  | { state: 'kept'; answers: Answers; lasts: boolean; why: 'offline' | 'busy' }
  /** @property run null in test access. */
  | { state: 'accepted'; answers: Answers; run: PublicRun | null }
  /** @property code of the API's problem. */
  | { state: 'refused'; code: string };

export interface Outbox extends Observable<Readonly<Record<string, AnswerState>>> {
  /** Sends an answer in place of any earlier one to the same document. Does not reject: what came of it is a state. */
  submit(answer: Outgoing): Promise<void>;
  /** Tries what did not arrive before; not while the server has asked to be left alone. */
  sendKept(): Promise<void>;
  /** For how many more milliseconds it has. */
  waitsMs(): number;
}

/** A server that asks for more is asked again all the same. */
const longestQuietMs = 10 * 60_000;

const storageKey = 'vitrine.keptAnswers';

/** Under which an outbox has the state of a document's answer. */
export const answerKey = (placementId: string, documentId: string) => `${placementId}/${documentId}`;
const keyOf = ({ placementId, response }: Outgoing) => answerKey(placementId, response.documentId);

/**
 * Every answer is kept before it is sent and until the API has accepted or refused it. They go one after another, so
 * that no older one arrives after a newer.
 */
export function createOutbox(): Outbox {
  const states = observable<Readonly<Record<string, AnswerState>>>(
    Object.fromEntries(
      read().map((answer) => [
        keyOf(answer),
        { state: 'kept', answers: answer.response.answers, lasts: true, why: 'offline' },
      ]),
    ),
  );
  let turn = Promise.resolve();
  let quietUntil = 0;
  const waitsMs = () => Math.max(0, quietUntil - Date.now());

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work);
    return turn;
  };
  const become = (answer: Outgoing, state: AnswerState) =>
    states.set({ ...states.get(), [keyOf(answer)]: state });

  const attempt = async (answer: Outgoing): Promise<void> => {
    const { answers } = answer.response;
    if (!isNewest(answer)) return;
    const outcome = await sendResponse(answer.placementId, answer.response, answer.key).then(
      ({ run }): AnswerState => ({ state: 'accepted', answers, run }),
      (error: unknown): AnswerState => {
        if (!(error instanceof Refusal)) return { state: 'kept', answers, lasts, why: 'offline' };
        if (error.status < 500 && error.status !== 429)
          return { state: 'refused', code: error.problem.code ?? 'other' };
        quietUntil = Date.now() + Math.min(error.retryAfterMs ?? 0, longestQuietMs);
        return { state: 'kept', answers, lasts, why: 'busy' };
      },
    );
    if (!isNewest(answer)) return;
    if (outcome.state !== 'kept') write(read().filter(({ key }) => key !== answer.key));
    become(answer, outcome);
  };

  return {
    get: states.get,
    subscribe: states.subscribe,
    submit(answer) {
      write([...read().filter((other) => keyOf(other) !== keyOf(answer)), answer]);
      become(answer, { state: 'sending', answers: answer.response.answers });
      return inTurn(() => attempt(answer));
    },
    waitsMs,
    sendKept: () =>
      inTurn(async () => {
        if (waitsMs() > 0) return;
        const kept = read();
        // Another tab may have sent some.
        states.set(
          Object.fromEntries(
            Object.entries(states.get()).filter(
              ([key, { state }]) => state !== 'kept' || kept.some((answer) => keyOf(answer) === key),
            ),
          ),
        );
        for (const answer of kept) await attempt(answer);
      }),
  };
}

/** The page's own; tests provide others. */
export const OutboxContext = createContext(createOutbox());

/** False once a newer answer took its place, or another tab has sent it. */
const isNewest = (answer: Outgoing) => read().some(({ key }) => key === answer.key);

function read(): Outgoing[] {
  try {
    const kept: Outgoing[] = JSON.parse(deviceStorage.get(storageKey) ?? '[]');
    return kept.filter(({ key, placementId, response }) => key && placementId && response.answers);
  } catch {
    // Edited by hand: nothing that could be sent.
    return [];
  }
}

/** Whether what was written last outlives the page. */
let lasts = true;

function write(answers: Outgoing[]): void {
  lasts = deviceStorage.set(storageKey, JSON.stringify(answers));
}
