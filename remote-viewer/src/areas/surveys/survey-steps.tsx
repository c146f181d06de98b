import type { Answer, PublishedSurvey } from '@vitrine/shared/contract';
import type { SurveyState } from '@vitrine/shared/contract/areas/surveys/logic/evaluate';
import { afterPage } from '@vitrine/shared/contract/areas/surveys/logic/submission';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useAddress } from '../../address/address';
import { useTexts } from '../../language/language';
import asking from '../../questions/asking.module.css';
import { randomRanks } from '../../questions/choosing';
import steps from '../../questions/question-steps.module.css';
import { useQuestionNumber } from '../../questions/use-question-number';
import { pagesAhead } from './progress';
import { SurveyPage } from './survey-page';
import { surveyTexts } from './survey-texts';
import styles from './surveys.module.css';

interface SurveyStepsProps {
  survey: PublishedSurvey;
  state: SurveyState;
  answers: Record<string, Answer>;
  /** None of them counts. */
  isEmpty: boolean;
  /** The page on which somebody left it; null: they begin. */
  startsAt: string | null;
  say: (words: Record<string, string>) => string;
  /** Why what was sent was not accepted, in words. */
  refusal: string | null;
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  onPage: (pageId: string) => void;
  /** It is left, and more are to come. */
  onPageDone: () => void;
  onSend: () => void;
}

/** The welcome, if there is one, then the pages of the path, of which the address says the number. */
export function SurveySteps(props: SurveyStepsProps) {
  const { survey, state, answers, isEmpty, startsAt, say, refusal, onAnswer, onPage, onPageDone, onSend } =
    props;
  const [texts, textsMark] = useTexts(surveyTexts);
  const { place, refine } = useAddress();
  const before = survey.welcome ? 1 : 0;
  const { number, goOn, goBack } = useQuestionNumber(before + state.path.length);
  const page = state.path[number - 1 - before];
  const [hasNothing, setHasNothing] = useState(false);
  // What people look at must not move under their finger, also when they come back to it.
  const [rankOf] = useState(randomRanks);

  // An address that says nothing of a page is that of the survey: who was further goes on there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useLayoutEffect(() => {
    const left = state.path.findIndex(({ id }) => id === startsAt);
    if (place?.open && place.open.at === null && left >= 0 && before + left > 0)
      refine({ ...place, open: { ...place.open, at: before + left + 1 } });
  }, []);
  const pageId = page?.id;
  const onShown = useEffectEvent((shown: string) => {
    if (number > 1 || startsAt) onPage(shown);
  });
  // With every page, however somebody came to it.
  useEffect(() => {
    if (pageId) onShown(pageId);
  }, [pageId]);

  if (survey.welcome && number === 1)
    return (
      <>
        <p className={styles.text}>{say(survey.welcome)}</p>
        <button type="button" className={steps.next} onClick={goOn} {...textsMark}>
          {texts.start}
        </button>
      </>
    );
  const content = survey.pages.find(({ id }) => id === page?.id);
  if (!page || !content) return null;
  const visited = state.path.slice(0, number - before).map(({ id }) => id);
  const next = afterPage(state, page.id);
  const ahead = pagesAhead(survey, visited);
  // While something is missing, nobody knows where it leads, but on the last page that there is.
  const isLast = next ? 'ending' in next : ahead === 0;

  const goFurther = () => {
    if (!next) return;
    if ('ending' in next) {
      // The API takes no submission without any answer.
      if (isEmpty) return setHasNothing(true);
      // What comes now is of all pages: one step back closes it.
      goBack(1);
      return onSend();
    }
    onPageDone();
    const to = state.path.findIndex(({ id }) => id === next.page) + before + 1;
    if (to > number) goOn();
    else goBack(to);
  };
  const alert = refusal ?? (hasNothing && isEmpty ? texts.nothing : null);

  return (
    <>
      {alert && (
        <p className={asking.refusal} role="alert" {...textsMark}>
          {alert}
        </p>
      )}
      <SurveyPage
        key={page.id}
        page={page}
        content={content}
        complaints={state.complaints}
        answers={answers}
        number={visited.length}
        ahead={ahead}
        isSentBack={state.sentBack !== null && 'page' in state.at && state.at.page === page.id}
        isLast={isLast}
        rankOf={rankOf}
        say={say}
        onAnswer={onAnswer}
        onNext={goFurther}
        onBack={number > 1 ? () => goBack(number - 1) : null}
      />
    </>
  );
}
