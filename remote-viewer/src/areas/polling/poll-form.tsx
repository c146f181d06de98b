import type { PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import { choicesIn } from '@vitrine/shared/contract/questions/choices';
import { type FormEvent, useRef, useState } from 'react';
import { answerKey } from '../../answers/outbox';
import { useAnswering } from '../../answers/use-answering';
import { useDraft } from '../../answers/use-draft';
import { useKeptFocus } from '../../browser/use-kept-focus';
import type { Experience } from '../../experience/experience';
import { useTexts } from '../../language/language';
import { isAnswered, knownChoices } from './choosing';
import { PollQuestion } from './poll-question';
import { PollResults } from './poll-results';
import { pollTexts } from './poll-texts';
import styles from './polling.module.css';

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
  /** Somebody wanted to send what is not whole. */
  const [tried, setTried] = useState(false);
  const { known } = answering;
  const answers = Object.fromEntries(
    Object.entries(answering.answers).map(([id, answer]) => [id, choicesIn(answer)]),
  );
  const answered = Object.keys(answers).length > 0;
  const closed = known?.state === 'closed';
  const paused = known?.state === 'paused';

  const missing = poll.questions.filter((question) => !isAnswered(question, draft[question.id] ?? []));
  const form = useRef<HTMLFormElement>(null);
  const asks = !closed && !paused && (!answered || changing);
  const around = useKeptFocus<HTMLDivElement>(asks);

  if (!asks)
    return (
      <div ref={around} tabIndex={-1} className={styles.poll}>
        <p className={styles.outcome} role="status" {...textsMark}>
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
      </div>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(missing.length > 0);
    if (missing[0]) return form.current?.querySelector<HTMLElement>(`[name="${missing[0].id}"]`)?.focus();
    setChanging(false);
    kept.release();
    void answering.answer(draft);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div ref={around} tabIndex={-1} className={styles.poll}>
        {answering.refusal && (
          <p className={styles.refusal} role="alert" {...textsMark}>
            {refusal(answering.refusal)}
          </p>
        )}
        {poll.questions.map((question) => (
          <PollQuestion
            key={question.id}
            question={question}
            chosen={draft[question.id] ?? []}
            isMissing={tried && missing.includes(question)}
            onChoose={(options) => kept.set({ ...draft, [question.id]: options })}
          />
        ))}
        <button type="submit" className={styles.send} {...textsMark}>
          {texts.send}
        </button>
      </div>
    </form>
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
