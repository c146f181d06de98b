import type { Answer, PublicRun, RedeemedToken } from '@vitrine/shared/contract';
import { useMemo, useState } from 'react';
import type { Experience } from '../../experience/experience';
import { answersThatFit } from './answers-that-fit';
import { firstUnanswered } from './first-unanswered';
import { type BegunSurvey, type FinishedSurvey, readKept, writeKept } from './kept-survey';
import type { SurveyVersion } from './survey-version';

const nothing: Record<string, Answer> = {};

/**
 * How far this visitor has come, kept on the device with every change of it.
 * @param isUnderWay whether the page knows what became of what they sent: what was refused before is asked again.
 */
export function useKeptSurvey(
  experience: Experience,
  version: SurveyVersion,
  run: PublicRun | undefined,
  isUnderWay: boolean,
) {
  const { manifest, part, survey } = version;
  const [kept, setKept] = useState(() => {
    const found = readKept(experience, survey.documentId);
    return found && 'answers' in found ? { ...found, isSent: found.isSent === true && isUnderWay } : found;
  });
  const before = kept && 'answers' in kept ? kept : null;
  const begun = useMemo(() => before && goneOnWith(before, version), [before, version]);
  const store = (next: BegunSurvey | FinishedSurvey) => {
    setKept(next);
    writeKept(experience, survey.documentId, next);
  };
  const keep = (change: Partial<Pick<BegunSurvey, 'answers' | 'page' | 'isSent'>>) => {
    const fresh = { part, manifest, answers: nothing, page: null, isSent: false };
    store({ ...(begun ?? fresh), ...change });
  };
  return {
    begun,
    /** The manifest in which it was kept last; undefined: nothing is begun. */
    begunIn: before?.manifest,
    answers: begun?.answers ?? nothing,
    /** In the round that is open now: staff may have begun another. */
    hasFinished: kept !== null && 'finishedRound' in kept && (run?.round ?? 0) <= kept.finishedRound,
    keep,
    /**
     * A code that works once is answered here from now on: where this device has nothing of its own, with what was
     * answered elsewhere.
     */
    takeOver(token: RedeemedToken) {
      if (token.state === 'used') return store({ finishedRound: run?.round ?? 1 });
      if (begun && Object.keys(begun.answers).length > 0) return;
      const answers = answersThatFit(survey, token.answers ?? nothing);
      keep({ answers, page: firstUnanswered(survey, answers), isSent: false });
    },
    /** Nothing is taken any more in the version that it was kept in: what fits is asked again in the one of now. */
    outdate() {
      if (before) store({ ...before, isSent: false, tooOld: before.part.hash });
    },
    /** It is accepted. What was answered stays on the page for its last words, and leaves the device. */
    release: (finishedRound: number) => writeKept(experience, survey.documentId, { finishedRound }),
  };
}

/** What was kept, as far as it fits this version: in another than before it goes on at what is not answered yet. */
function goneOnWith(before: BegunSurvey, { manifest, part, survey }: SurveyVersion): BegunSurvey {
  const answers = answersThatFit(survey, before.answers);
  const own = { ...before, part, manifest, answers };
  if (before.part.hash === part.hash) return own;
  return { ...own, page: firstUnanswered(survey, answers), tooOld: before.part.hash };
}
