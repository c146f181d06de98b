import type { DocumentArea, PublicRun, ResponseCreate } from '@vitrine/shared/contract';
import { useObservable } from '@vitrine/shared/host';
import { useContext, useState } from 'react';
import { sendTestResponse } from '../api/send-test-response';
import { Refusal } from '../api/visitor-api';
import { environment } from '../browser/environment';
import type { Experience } from '../experience/experience';
import { useLanguage } from '../language/language';
import { useRecordEvent } from '../visits/record-event';
import { type AnswerState, type Answers, answerKey, OutboxContext } from './outbox';

/**
 * The visitor's own answers to a document’s questions. They show at once, before the network; when it fails they are kept, and when
 * the API refuses them they are taken back with the reason.
 */
export function useAnswering(experience: Experience, documentId: string, run: PublicRun | undefined) {
  const { language } = useLanguage();
  const outbox = useContext(OutboxContext);
  const { placementId, test, manifest } = experience;
  const [tested, setTested] = useState<AnswerState>();
  const record = useRecordEvent(experience);
  const sent = useObservable(outbox)[answerKey(placementId, documentId)];
  const state = test ? tested : sent;
  const confirmed = state?.state === 'accepted' ? state.run : null;
  const known = newest(run, confirmed);

  /** @param own what else the submission says; a manifest where it is not the one that is shown now. */
  async function answer(
    answers: Answers,
    own: Pick<ResponseCreate, 'manifest' | 'partial' | 'round'> = {},
  ): Promise<void> {
    const part = experience.root.parts.find((one) => one.documentId === documentId);
    if (part) record({ kind: 'reach', area: part.area as DocumentArea, step: 'used' });
    const response = { documentId, answers, language, ...(manifest ? { manifest } : {}), ...own };
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    if (!test) return outbox.submit({ placementId, key, response });
    // Nothing is counted, so nothing is kept either: who tests can press again.
    setTested({ state: 'sending', answers });
    if (test.preview) {
      const { online } = environment.get();
      return setTested(
        online
          ? { state: 'accepted', answers, run: null }
          : { state: 'kept', answers, lasts: true, why: 'offline' },
      );
    }
    await sendTestResponse(placementId, test.testAccessId, response, key).then(
      () => setTested({ state: 'accepted', answers, run: null }),
      (error: unknown) => setTested({ state: 'refused', code: whyNotSent(error) }),
    );
  }

  return {
    answers: (!confirmed && state && 'answers' in state ? state.answers : known?.answered) ?? {},
    known,
    /** Whether there is one whose fate this page knows, or waits for. */
    isKnown: state !== undefined,
    accepted: state?.state === 'accepted' ? state : null,
    kept: state?.state === 'kept' ? state : null,
    refusal: state?.state === 'refused' && !isOver(state.round, known) ? state.code : null,
    answer,
  };
}

/** What the outbox would keep is said to be the server's or the connection's, and not the answer's. */
function whyNotSent(error: unknown): string {
  if (!(error instanceof Refusal)) return 'unreachable';
  return error.mayPass ? 'busy' : (error.problem.code ?? 'other');
}

/** What was refused in one round says nothing of the next. */
const isOver = (round: number | undefined, known: PublicRun | undefined) =>
  round !== undefined && known !== undefined && known.round > round;

/** The live stream and the answer to our own call race; the higher sequence is the newer state. */
function newest(live: PublicRun | undefined, confirmed: PublicRun | null): PublicRun | undefined {
  if (!live || !confirmed) return live ?? confirmed ?? undefined;
  if (live.round !== confirmed.round) return live.round > confirmed.round ? live : confirmed;
  const newer = live.sequence > confirmed.sequence ? live : confirmed;
  // A stream that was opened before the answer may not know yet whose it is, and that they may see the counts.
  return {
    ...newer,
    tallies: newer.tallies ?? confirmed.tallies,
    respondents: newer.respondents ?? confirmed.respondents,
    answered: Object.keys(newer.answered).length > 0 ? newer.answered : confirmed.answered,
  };
}
