import type { Answer, PublishedSurveyPage } from '@vitrine/shared/contract';
import type { SeenPage, SurveyComplaint } from '@vitrine/shared/contract/areas/surveys/logic/evaluate';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { scrollToTop } from '../../browser/scroll-to-top';
import { takeFocus } from '../../browser/take-focus';
import { useLanguage, useTexts } from '../../language/language';
import { AnswerInput } from '../../questions/inputs/answer-input';
import { hintOf, inputOf } from '../../questions/inputs/input-of';
import { chooseByLetter, goOnByEnter } from '../../questions/inputs/letters';
import { problemWords } from '../../questions/inputs/problem-words';
import steps from '../../questions/question-steps.module.css';
import { refuseSecond } from '../../questions/refuse-second';
import { surveyTexts } from './survey-texts';
import styles from './surveys.module.css';

interface SurveyPageProps {
  /** Which of its questions are seen. */
  page: SeenPage;
  content: PublishedSurveyPage;
  complaints: SurveyComplaint[];
  answers: Record<string, Answer>;
  /** The how many-th page it is for this visitor, and how many come after it at the most. */
  number: number;
  ahead: number;
  /** The answers lead from a later page back to this one. */
  isSentBack: boolean;
  isLast: boolean;
  /** As inputOf takes it. */
  rankOf: (id: string) => number;
  say: (words: Record<string, string>) => string;
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  /** Nothing is wrong with the page. */
  onNext: () => void;
  /** null: there is nothing before it. */
  onBack: (() => void) | null;
}

/** One page with its questions. What is wrong is said at the question, once somebody wants to go on. */
export function SurveyPage(props: SurveyPageProps) {
  const { page, content, complaints, answers, number, ahead, isSentBack, isLast, rankOf, say } = props;
  const { language } = useLanguage();
  const [texts, textsMark] = useTexts(surveyTexts);
  const [tries, setTries] = useState(0);
  const id = useId();
  /** Of a survey of one page nothing has to be said. */
  const placeId = number + ahead > 1 ? `${id}place` : undefined;
  const form = useRef<HTMLFormElement>(null);
  const wrong = new Map(complaints.map((complaint) => [complaint.question, complaint]));
  const isWrong = page.questions.some((question) => wrong.has(question.id));

  // Whoever opens the survey keeps the focus that opening gave; later pages take it, from their top.
  useLayoutEffect(() => {
    scrollToTop(form.current);
    if (number > 1 || document.activeElement === document.body) takeFocus(form.current);
  }, [number]);
  useLayoutEffect(() => {
    if (tries === 0) return;
    const first = form.current?.querySelector('[data-wrong="true"]');
    takeFocus(
      first?.querySelector('[data-unanswered="true"] input') ??
        first?.querySelector('input, textarea, button') ??
        null,
    );
  }, [tries]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return setTries(tries + 1);
    props.onNext();
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      className={`${steps.form} ${styles.page}`}
      aria-labelledby={content.title ? `${id}title` : placeId}
      aria-describedby={content.title ? placeId : undefined}
      onSubmit={submit}
      onKeyDown={(event) => {
        chooseByLetter(event);
        goOnByEnter(event);
      }}
    >
      {placeId && (
        <div className={steps.progress}>
          <p id={placeId} {...textsMark}>
            {texts.place(number, ahead)}
          </p>
          <span className={steps.bar} aria-hidden="true">
            <span style={{ width: `${(number / (number + ahead)) * 100}%` }} />
          </span>
        </div>
      )}
      {isSentBack && (
        <p role="status" {...textsMark}>
          {texts.sentBack}
        </p>
      )}
      {content.title && <h3 id={`${id}title`}>{say(content.title)}</h3>}
      {content.text && <p className={styles.text}>{say(content.text)}</p>}
      {content.questions.map((question) => {
        const seen = page.questions.find((one) => one.id === question.id);
        const complaint = tries > 0 ? wrong.get(question.id) : undefined;
        const answer = answers[question.id];
        return (
          seen && (
            <AnswerInput
              key={question.id}
              question={inputOf(question, rankOf)}
              answer={answer}
              onAnswer={(next) => props.onAnswer(question.id, next)}
              say={say}
              texts={texts.inputs}
              textsMark={textsMark}
              isRequired={seen.required}
              hint={hintOf(question, texts)}
              error={
                complaint ? problemWords(question, complaint, answer !== undefined, texts, language) : null
              }
            />
          )
        );
      })}
      <div className={steps.buttons} {...textsMark}>
        {props.onBack && (
          <button type="button" className={steps.back} onClick={props.onBack}>
            {texts.steps.back}
          </button>
        )}
        <button type="submit" className={steps.next} onClick={refuseSecond}>
          {isLast ? texts.send : texts.steps.next}
        </button>
      </div>
    </form>
  );
}
