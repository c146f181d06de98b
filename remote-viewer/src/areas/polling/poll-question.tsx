import type { PublishedPoll } from '@vitrine/shared/contract';
import { useLanguage } from '../../texts/language';
import styles from './polling.module.css';

interface PollQuestionProps {
  question: PublishedPoll['questions'][number];
  chosen: string[];
  onChoose: (options: string[]) => void;
}

/** One question with its options as large touch targets. */
export function PollQuestion({ question, chosen, onChoose }: PollQuestionProps) {
  const { texts, say } = useLanguage();
  const single = question.type === 'single';
  const toggle = (id: string) => {
    if (single) return onChoose([id]);
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  return (
    <fieldset className={styles.question}>
      <legend>
        {say(question.text)}
        <small>{single ? texts.chooseOne : texts.chooseSeveral}</small>
      </legend>
      {question.options.map(({ id, label }) => (
        <label key={id} className={styles.option} data-chosen={chosen.includes(id)}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={question.id}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>{say(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
