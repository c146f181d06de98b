import type { PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import { choicesIn } from '@vitrine/shared/contract/questions/choices';
import { type FormEvent, useState } from 'react';
import { useAnswering } from '../../answers/use-answering';
import { useKeptFocus } from '../../browser/use-kept-focus';
import type { Experience } from '../../experience/experience';
import { useTexts } from '../../language/language';
import { isAnswered } from './choosing';
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
  const [changing, setChanging] = useState(false);
  const [draft, setDraft] = useState<Record<string, string[]>>({});
  const { known } = answering;
  const answers = Object.fromEntries(
    Object.entries(answering.answers).map(([id, answer]) => [id, choicesIn(answer)]),
  );
  const answered = Object.keys(answers).length > 0;
  const closed = known?.state === 'closed';
  const paused = known?.state === 'paused';

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
              setDraft(answers);
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
    setChanging(false);
    void answering.answer(draft);
  };
  const complete = poll.questions.every((question) => isAnswered(question, draft[question.id] ?? []));

  return (
    <form onSubmit={submit}>
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
            onChoose={(options) => setDraft({ ...draft, [question.id]: options })}
          />
        ))}
        <button type="submit" className={styles.send} disabled={!complete} {...textsMark}>
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
    if (answering.kept) return answering.kept.lasts ? texts.kept : texts.keptByPage;
    if (closed) return texts.closed;
    if (paused) return texts.paused;
    return experience.test ? texts.sentTest : texts.sent;
  }
}
