import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { observable } from '@vitrine/shared/browser/observable';
import type { PublicRun, ResponseCreate } from '@vitrine/shared/contract';
import type { Observable } from '@vitrine/shared/host';
import { createContext } from 'react';
import { getVisitorSession, sendResponse } from '../api/sending-api';
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
  /**
   * @property run null in test access.
   * @property ending where the API leads to, if it says so: it may know more than what the visitor answered.
   */
  | { state: 'accepted'; answers: Answers; run: PublicRun | null; ending?: string | undefined }
  /**
   * @property code of the API's problem.
   * @property round that it was refused in; left out: it was for another reason.
   */
  | { state: 'refused'; code: string; round?: number | undefined };

export interface Outbox extends Observable<Readonly<Record<string, AnswerState>>> {
  /** Sends an answer in place of any earlier one to the same document. Does not reject: what came of it is a state. */
  submit(answer: Outgoing): Promise<void>;
  /** Tries what did not arrive before; not while the server has asked to be left alone. */
  sendKept(): Promise<void>;
  /** For how many more milliseconds it has. */
  waitsMs(): number;
  /**
   * This browser is somebody else's from now on. What still waits goes out in the name of whoever gave it, and only
   * then comes the new session: what is answered from now on waits for that.
   * @returns whether it is there; not without the network, until it is back.
   */
  handOver(): Promise<boolean>;
  /** Whether this browser still has the session of somebody who has left. */
  owesSession: Observable<boolean>;
  /** Whether this page was loaded with such a session, which it may have told others of since: said once. */
  takeFormerStart(): boolean;
}

const storageKey = 'vitrine.keptAnswers';
/** What those who have left could not send, for each of them. */
const leftKey = 'vitrine.leftAnswers';

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
  const owesSession = observable(readLeft().length > 0);
  let isFormerStart = owesSession.get();
  let turn = Promise.resolve();
  let quietUntil = 0;
  const waitsMs = () => Math.max(0, quietUntil - Date.now());

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work);
    return turn;
  };
  const become = (answer: Outgoing, state: AnswerState) =>
    states.set({ ...states.get(), [keyOf(answer)]: state });

  const send = ({ key, placementId, response }: Outgoing): Promise<AnswerState> => {
    const { answers } = response;
    return sendResponse(placementId, response, key).then(
      ({ ending, run }): AnswerState => ({ state: 'accepted', answers, run, ending }),
      (error: unknown): AnswerState => {
        if (!(error instanceof Refusal)) return { state: 'kept', answers, lasts, why: 'offline' };
        if (!error.mayPass) return refused(error);
        quietUntil = Date.now() + (error.retryAfterMs ?? 0);
        return { state: 'kept', answers, lasts, why: 'busy' };
      },
    );
  };

  /** @returns whether the session is that of whoever is here now: all who have left before have had theirs. */
  const ensureOwnSession = async (): Promise<boolean> => {
    for (let [first] = readLeft(); first; [first] = readLeft()) {
      const [answer] = first;
      const isDone = answer
        ? (await send(answer)).state !== 'kept'
        : await getVisitorSession({ fresh: true }).then(
            () => true,
            () => false,
          );
      if (!isDone) return false;
      // Somebody else may have left meanwhile.
      const [[, ...others] = [], ...later] = readLeft();
      writeLeft(answer ? [others, ...later] : later);
    }
    owesSession.set(false);
    return true;
  };

  const attempt = async (answer: Outgoing): Promise<void> => {
    const { answers } = answer.response;
    if (!isNewest(answer)) return;
    const outcome: AnswerState = (await ensureOwnSession())
      ? await send(answer)
      : { state: 'kept', answers, lasts, why: waitsMs() > 0 ? 'busy' : 'offline' };
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
        if (await ensureOwnSession()) for (const answer of kept) await attempt(answer);
      }),
    async handOver() {
      const [kept, left] = [read(), readLeft()];
      // Who came and went meanwhile without an answer has left nothing to say in a name of their own.
      if (kept.length > 0 || left.length === 0) writeLeft([...left, kept]);
      write([]);
      states.set({});
      owesSession.set(true);
      await inTurn(async () => {
        if (waitsMs() === 0) await ensureOwnSession();
      });
      return !owesSession.get();
    },
    owesSession,
    takeFormerStart() {
      const was = isFormerStart;
      isFormerStart = false;
      return was;
    },
  };
}

const refused = ({ problem: { code = 'other', current } }: Refusal): AnswerState => ({
  state: 'refused',
  code,
  round: (current as { round?: number } | undefined)?.round,
});

/** The page's own; tests provide others. */
export const OutboxContext = createContext(createOutbox());

/** False once a newer answer took its place, or another tab has sent it. */
const isNewest = (answer: Outgoing) => read().some(({ key }) => key === answer.key);

const canBeSent = ({ key, placementId, response }: Outgoing) => key && placementId && response.answers;

function read(): Outgoing[] {
  try {
    const kept: Outgoing[] = JSON.parse(deviceStorage.get(storageKey) ?? '[]');
    return kept.filter(canBeSent);
  } catch {
    // Edited by hand: nothing that could be sent.
    return [];
  }
}

function readLeft(): Outgoing[][] {
  try {
    const left: Outgoing[][] = JSON.parse(deviceStorage.get(leftKey) ?? '[]');
    return left.map((answers) => answers.filter(canBeSent));
  } catch {
    // Likewise.
    return [];
  }
}

/** Whether what was written last outlives the page. */
let lasts = true;

function write(answers: Outgoing[]): void {
  lasts = deviceStorage.set(storageKey, JSON.stringify(answers));
}

const writeLeft = (left: Outgoing[][]) => deviceStorage.set(leftKey, JSON.stringify(left));
