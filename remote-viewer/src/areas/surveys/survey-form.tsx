import type { Answer, PublicRun } from '@vitrine/shared/contract';
import { evaluateSurvey } from '@vitrine/shared/contract/areas/surveys/logic/evaluate';
import { pipedText } from '@vitrine/shared/contract/areas/surveys/logic/piping';
import { seenAnswers } from '@vitrine/shared/contract/areas/surveys/logic/submission';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useAnswering } from '../../answers/use-answering';
import { scrollToTop } from '../../browser/scroll-to-top';
import { useKeptFocus } from '../../browser/use-kept-focus';
import type { Experience } from '../../experience/experience';
import { useLanguage, useTexts } from '../../language/language';
import asking from '../../questions/asking.module.css';
import { momentIn, useOpening } from '../../questions/opening';
import { refusalIn } from '../../questions/refusal-in';
import { TokenEntry } from '../../tokens/token-entry';
import { useToken } from '../../tokens/use-token';
import { SurveyEnding } from './survey-ending';
import { SurveySteps } from './survey-steps';
import { surveyTexts } from './survey-texts';
import type { SurveyVersion } from './survey-version';
import { useKeptSurvey } from './use-kept-survey';

interface SurveyFormProps {
  experience: Experience;
  version: SurveyVersion;
  run: PublicRun | undefined;
  /** Nothing is taken any more in what was begun. */
  onOutdated: () => void;
}

/** After these no answer to the survey can be accepted any more. */
const lastRefusals = [
  'closed',
  'full',
  'ended',
  'not-active',
  'already-answered',
  'too-late',
  'revoked',
  'expired',
];

/** A survey from its welcome to its ending, or why it cannot be answered. */
export function SurveyForm({ experience, version, run, onOutdated }: SurveyFormProps) {
  const { manifest, part, survey } = version;
  const { language, languages, say } = useLanguage();
  const [texts, textsMark] = useTexts(surveyTexts);
  const answering = useAnswering(experience, survey.documentId, run);
  const { accepted, known } = answering;
  const opening = useOpening(survey, known, experience.timeZone);
  const { begun, begunIn, answers, hasFinished, keep, outdate, release, takeOver } = useKeptSurvey(
    experience,
    version,
    known,
    answering.isKnown,
  );
  const token = useToken(
    experience,
    { documentId: survey.documentId, isNeeded: survey.access === 'single-use-links' },
    known,
    takeOver,
  );
  const { state, valid } = useMemo(() => {
    const seen = seenAnswers(survey, answers);
    const evaluated = evaluateSurvey(survey, seen);
    return { state: evaluated, valid: withoutWrong(seen, evaluated.complaints) };
  }, [survey, answers]);
  const piped = (words: Record<string, string>) =>
    pipedText(say(words), survey, { answers: valid, variables: state.variables }, language, languages[0]);

  const isLate = answering.refusal === 'too-late';
  const isOutdated = isLate && begunIn !== undefined && begunIn !== experience.manifest;
  const onLate = useEffectEvent(() => {
    outdate();
    onOutdated();
  });
  useEffect(() => {
    if (isOutdated) onLate();
  }, [isOutdated]);
  const isSent = begun?.isSent === true && !isOutdated;
  // What came too late was of a version that is asked no more.
  const refusal = isOutdated || (isLate && begun?.tooOld && !isSent) ? null : answering.refusal;
  const confirmedRound = isSent ? accepted?.run?.round : undefined;
  const onConfirmed = useEffectEvent(release);
  useEffect(() => {
    if (confirmedRound !== undefined) onConfirmed(confirmedRound);
  }, [confirmedRound]);

  const why = whyNot();
  const needsToken = !why && !isSent && !token.isHeld;
  const isWaiting = isOutdated && manifest !== experience.manifest;
  const asks = !why && !needsToken && !isWaiting && !(isSent && !refusal);
  const around = useKeptFocus<HTMLDivElement>(asks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each from its top
  useLayoutEffect(() => scrollToTop(around.current), [asks]);

  /** Which version it answers; in test access it is the draft. */
  const own = manifest ? { manifest } : {};

  return (
    <div ref={around} tabIndex={-1} className={asking.panel}>
      {why && (
        <p className={asking.outcome} role="status" {...textsMark}>
          {why}
        </p>
      )}
      {(isWaiting || (asks && begun?.tooOld)) && (
        <p role="status" {...textsMark}>
          {texts.changed}
        </p>
      )}
      {asks && (
        <SurveySteps
          key={part.hash}
          survey={survey}
          state={state}
          answers={answers}
          isEmpty={Object.keys(valid).length === 0}
          startsAt={begun?.page ?? null}
          say={piped}
          refusal={isSent && refusal ? refusalIn(texts.refused, refusal) : null}
          onAnswer={(questionId, answer) =>
            keep({ answers: withAnswer(answers, questionId, answer), isSent: false })
          }
          onPage={(page) => begun?.page !== page && keep({ page })}
          onPageDone={() => {
            // Without a network nothing waits for it: what is sent in the end has all of it.
            if (!experience.test && navigator.onLine && Object.keys(valid).length > 0)
              void answering.answer(valid, { ...own, partial: true });
          }}
          onSend={() => {
            keep({ isSent: true });
            void answering.answer(valid, own);
          }}
        />
      )}
      {needsToken && <TokenEntry token={token} />}
      {!why && !needsToken && isSent && !refusal && (
        <SurveyEnding
          ending={endingOf(accepted?.ending) ?? endingOf('ending' in state.at ? state.at.ending : null)}
          say={piped}
          isTest={experience.test !== null}
          isAccepted={accepted !== null}
          kept={answering.kept}
        />
      )}
    </div>
  );

  function endingOf(id: string | null | undefined) {
    return survey.endings.find((ending) => ending.id === id);
  }

  /** Why there is nothing to answer; null where there is, or where all of it is on its way. */
  function whyNot(): string | null {
    if (refusal && lastRefusals.includes(refusal)) return refusalIn(texts.refused, refusal);
    if (isSent) return null;
    if (hasFinished || (!begun && Object.keys(known?.answered ?? {}).length > 0)) return texts.answered;
    // Nobody opens a survey for those who test it.
    if (experience.test) return null;
    if (opening === 'open') return null;
    if (opening !== 'not-yet') return texts[opening];
    return texts.opens(momentIn(survey.opensAt ?? '', language, experience.timeZone));
  }
}

function withAnswer(answers: Record<string, Answer>, id: string, answer: Answer | undefined) {
  const { [id]: _, ...others } = answers;
  return answer === undefined ? others : { ...others, [id]: answer };
}

/** What the API can take: half of what is required is right as far as it goes, anything else that is wrong is not. */
function withoutWrong(
  seen: Record<string, Answer>,
  complaints: { question: string; problem: string }[],
): Record<string, Answer> {
  const wrong = complaints.flatMap(({ problem, question }) => (problem === 'required' ? [] : question));
  return Object.fromEntries(Object.entries(seen).filter(([id]) => !wrong.includes(id)));
}
