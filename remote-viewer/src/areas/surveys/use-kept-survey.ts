import type { Answer, PublicRun, RedeemedToken } from '@vitrine/shared/contract';
import { useState } from 'react';
import type { Experience } from '../../experience/experience';
import { answersThatFit } from './answers-that-fit';
import { firstUnanswered } from './first-unanswered';
import { type BegunSurvey, readKept, writeKept } from './kept-survey';
import type { SurveyVersion } from './survey-version';

const nothing: Record<string, Answer> = {};

/** How far this visitor has come, kept on the device with every change of it. */
export function useKeptSurvey(experience: Experience, version: SurveyVersion, run: PublicRun | undefined) {
  const { manifest, part, survey } = version;
  const [kept, setKept] = useState(() => {
    const before = readKept(experience, survey.documentId);
    if (!before || 'finishedRound' in before) return before;
    const answers = answersThatFit(survey, before.answers);
    return { ...before, part, manifest, answers, isSent: before.isSent === true };
  });
  const begun = kept && 'answers' in kept ? kept : null;
  const keep = (change: Partial<Pick<BegunSurvey, 'answers' | 'page' | 'isSent'>>) => {
    const fresh = { part, manifest, answers: nothing, page: null, isSent: false };
    const next = { ...(begun ?? fresh), ...change };
    setKept(next);
    writeKept(experience, survey.documentId, next);
  };
  return {
    begun,
    answers: begun?.answers ?? nothing,
    /** In the round that is open now: staff may have begun another. */
    hasFinished: kept !== null && 'finishedRound' in kept && (run?.round ?? 0) <= kept.finishedRound,
    keep,
    /**
     * A code that works once is answered here from now on: where this device has nothing of its own, with what was
     * answered elsewhere.
     */
    takeOver(token: RedeemedToken) {
      if (token.state === 'used') {
        const finished = { finishedRound: run?.round ?? 1 };
        setKept(finished);
        return writeKept(experience, survey.documentId, finished);
      }
      if (begun && Object.keys(begun.answers).length > 0) return;
      const answers = answersThatFit(survey, token.answers ?? nothing);
      keep({ answers, page: firstUnanswered(survey, answers), isSent: false });
    },
    /** It is accepted. What was answered stays on the page for its last words, and leaves the device. */
    release: (finishedRound: number) => writeKept(experience, survey.documentId, { finishedRound }),
  };
}
