import type { PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import { choicesIn } from '@vitrine/shared/contract/questions/choices';
import { useLayoutEffect, useMemo, useState } from 'react';
import { answerKey } from '../../answers/outbox';
import { useAnswering } from '../../answers/use-answering';
import { useDraft } from '../../answers/use-draft';
import { scrollToTop } from '../../browser/scroll-to-top';
import { useKeptFocus } from '../../browser/use-kept-focus';
import type { Experience } from '../../experience/experience';
import { useTexts } from '../../language/language';
import { QuestionSteps } from '../../questions/question-steps';
import { arrangedOptions, isAnswered, knownChoices, randomRanks } from './choosing';
import { PollQuestion } from './poll-question';
import { PollResults } from './poll-results';
import { pollTexts } from './poll-texts';
import styles from './polling.module.css';
import { Tick } from './tick';

interface PollFormProps {
  experience: Experience;
  poll: PublishedPoll;
  run: PublicRun | undefined;
}

/** Questions until they are answered, then thanks and whatever results the poll shows. */
export function PollForm({ experience, poll, run }: PollFormProps) {
  const [texts, textsMark] = useTexts(pollTexts);
  const answering = useAnswering(experience, poll.documentId, run);
  // In the editor's preview somebody else begins with a press of a button.
  const draftKey = experience.test?.preview ? null : answerKey(experience.placementId, poll.documentId);
  const { draft, ...kept } = useDraft(draftKey, (before) => knownChoices(poll.questions, before));
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
  const { known } = answering;
  const answers = Object.fromEntries(
    Object.entries(answering.answers).map(([id, answer]) => [id, choicesIn(answer)]),
  );
  const answered = Object.keys(answers).length > 0;
  const closed = known?.state === 'closed';
  const paused = known?.state === 'paused';

  /** Nothing else is to be said of it. */
  const isIn = answered && !answering.refusal && !answering.kept && !closed && !paused;
  const asks = !closed && !paused && (!answered || changing);
  const around = useKeptFocus<HTMLDivElement>(asks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: thanks and results from their top, and the questions again
  useLayoutEffect(() => scrollToTop(around.current), [asks]);

  return (
    <div ref={around} tabIndex={-1} className={styles.poll}>
      {asks ? (
        <>
          {answering.refusal && (
            <p className={styles.refusal} role="alert" {...textsMark}>
              {refusal(answering.refusal)}
            </p>
          )}
          <QuestionSteps
            questions={questions}
            isAnswered={(question) => isAnswered(question, draft[question.id] ?? [])}
            texts={texts.steps}
            textsMark={textsMark}
            send={texts.send}
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
                chosen={draft[question.id] ?? []}
                onChoose={(options) => kept.set({ ...draft, [question.id]: options })}
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
          <PollResults poll={poll} run={known} answers={answers} />
          {answered && poll.changeAllowed && !closed && !paused && (
            <button
              type="button"
              className={styles.quiet}
              {...textsMark}
              onClick={() => {
                kept.set(answers);
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

  function refusal(code: string): string {
    const { refused } = texts;
    return Object.hasOwn(refused, code) ? refused[code as keyof typeof refused] : refused.other;
  }

  function outcome(): string {
    if (answering.refusal) return refusal(answering.refusal);
    if (answering.kept) {
      const { lasts, why } = answering.kept;
      return lasts ? texts.kept[why] : `${texts.kept[why]} ${texts.stayOpen}`;
    }
    if (closed) return texts.closed;
    if (paused) return texts.paused;
    return experience.test ? texts.sentTest : texts.sent;
  }
}
