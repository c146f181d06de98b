import type { Answer, PublishedPollQuestion } from '@vitrine/shared/contract';
import { choicesIn } from '@vitrine/shared/contract/questions/choices';
import { useLayoutEffect, useMemo, useState } from 'react';
import { answerKey } from '../../answers/outbox';
import { useAnswering } from '../../answers/use-answering';
import { useDraft } from '../../answers/use-draft';
import { scrollToTop } from '../../browser/scroll-to-top';
import { useKeptFocus } from '../../browser/use-kept-focus';
import { useLanguage, useTexts } from '../../language/language';
import styles from '../../questions/asking.module.css';
import { arrangedOptions, asChoice, isAnswered, knownChoices, randomRanks } from '../../questions/choosing';
import { momentIn, useOpening } from '../../questions/opening';
import type { AskedPart } from '../../questions/part-panel';
import { QuestionSteps } from '../../questions/question-steps';
import { refusalIn } from '../../questions/refusal-in';
import { Tick } from '../../questions/tick';
import type { FurtherTypes } from './further-types';
import { PollQuestion } from './poll-question';
import { PollResults } from './poll-results';
import { pollTexts } from './poll-texts';

interface PollFormProps extends AskedPart<'polling'> {
  /** What asks, and shows, questions that are no choice of options; left out where the poll has none. */
  further?: FurtherTypes;
}

/** Questions until they are answered, then thanks and whatever results the poll shows. */
export function PollForm({ experience, part: poll, run, further }: PollFormProps) {
  const { language } = useLanguage();
  const [texts, textsMark] = useTexts(pollTexts);
  const answering = useAnswering(experience, poll.documentId, run);
  // In the editor's preview somebody else begins with a press of a button.
  const draftKey = experience.test?.preview ? null : answerKey(experience.placementId, poll.documentId);
  const choices = poll.questions.filter((question) => asChoice(question));
  const others = poll.questions.filter((question) => !asChoice(question));
  /** Of answers given before, those that the poll as it is now can show. */
  const fitting = (before: unknown): Record<string, Answer> => ({
    ...knownChoices(choices, before),
    ...further?.known(others, before),
  });
  const { draft, ...kept } = useDraft(draftKey, fitting);
  const [changing, setChanging] = useState(kept.wasKept);
  // What people look at must not move under their finger, whatever else they look at or staff write meanwhile.
  const [rankOf] = useState(randomRanks);
  const questions = useMemo(
    () =>
      poll.questions.map((question) => ({
        ...question,
        options: arrangedOptions(question, (optionId) => rankOf(`${question.id} ${optionId}`)),
      })),
    [poll.questions, rankOf],
  );
  const { answers, known } = answering;
  const answered = Object.keys(answers).length > 0;
  const opening = useOpening(poll, known, experience.timeZone);
  // Nobody opens a poll for those who test it.
  const isOpen = experience.test !== null || opening === 'open';

  /** Nothing else is to be said of it. */
  const isIn = answered && !answering.refusal && !answering.kept && isOpen;
  const asks = isOpen && (!answered || changing);
  const around = useKeptFocus<HTMLDivElement>(asks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: thanks and results from their top, and the questions again
  useLayoutEffect(() => scrollToTop(around.current), [asks]);

  return (
    <div ref={around} tabIndex={-1} className={styles.panel}>
      {asks ? (
        <>
          {answering.refusal && (
            <p className={styles.refusal} role="alert" {...textsMark}>
              {refusalIn(texts.refused, answering.refusal)}
            </p>
          )}
          <QuestionSteps
            questions={questions}
            isAnswered={hasAnswer}
            texts={texts.steps}
            textsMark={textsMark}
            send={texts.send}
            onKeyDown={further?.onKeyDown}
            onSend={() => {
              setChanging(false);
              kept.release();
              void answering.answer(draft);
            }}
          >
            {(question, asked) => (
              <PollQuestion
                question={question}
                asked={asked}
                further={further}
                rankOf={rankOf}
                answer={draft[question.id]}
                onAnswer={(answer) => kept.set(withAnswer(draft, question.id, answer))}
              />
            )}
          </QuestionSteps>
        </>
      ) : (
        <>
          <p className={styles.outcome} role="status" {...textsMark}>
            {isIn && <Tick />}
            {outcome()}
          </p>
          {opening !== 'not-yet' && (
            <PollResults
              {...{ poll, answers, further }}
              placementId={experience.test ? null : experience.placementId}
              run={known}
            />
          )}
          {answered && poll.changeAllowed && isOpen && (
            <button
              type="button"
              className={styles.quiet}
              {...textsMark}
              onClick={() => {
                kept.set(fitting(answers));
                setChanging(true);
              }}
            >
              {texts.change}
            </button>
          )}
        </>
      )}
    </div>
  );

  function hasAnswer(question: PublishedPollQuestion): boolean {
    const choice = asChoice(question);
    const answer = draft[question.id];
    return choice ? isAnswered(choice, choicesIn(answer)) : !further?.problemOf(question, answer);
  }

  function outcome(): string {
    if (answering.refusal) return refusalIn(texts.refused, answering.refusal);
    if (answering.kept) {
      const { lasts, why } = answering.kept;
      return lasts ? texts.kept[why] : `${texts.kept[why]} ${texts.stayOpen}`;
    }
    if (!isOpen)
      return opening === 'not-yet'
        ? texts.opens(momentIn(poll.opensAt ?? '', language, experience.timeZone))
        : texts[opening];
    return experience.test ? texts.sentTest : texts.sent;
  }
}

function withAnswer(answers: Record<string, Answer>, id: string, answer: Answer | undefined) {
  const { [id]: _, ...others } = answers;
  return answer === undefined ? others : { ...others, [id]: answer };
}
