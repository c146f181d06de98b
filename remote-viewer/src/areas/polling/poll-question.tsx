import type { PublishedPoll } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useLanguage, useTexts } from '../../language/language';
import type { Asked } from '../../questions/question-steps';
import { chosenAfter } from './choosing';
import { pollTexts } from './poll-texts';
import styles from './polling.module.css';

interface PollQuestionProps {
  question: PublishedPoll['questions'][number];
  asked: Asked;
  chosen: string[];
  onChoose: (options: string[]) => void;
}

/** One question with its options, in the order given, as large touch targets. */
export function PollQuestion({ question, asked, chosen, onChoose }: PollQuestionProps) {
  const { say } = useLanguage();
  const [texts, textsMark] = useTexts(pollTexts);
  const { min = 1, max = null } = question.selection ?? {};
  const { options } = question;
  const single = question.type === 'single';
  /** As pictures they are looked at side by side. */
  const inPictures = options.every(({ image }) => image);
  return (
    <fieldset className={styles.question} data-pictures={inPictures}>
      <legend {...asked.heading}>
        {say(question.text)}
        {question.help && <small>{say(question.help)}</small>}
        <small {...textsMark}>{single ? texts.chooseOne : texts.chooseSeveral(min, max)}</small>
        {asked.missing}
      </legend>
      {options.map(({ id, label, image, imageSizes, colour }) => (
        <label key={id} className={styles.option} data-chosen={chosen.includes(id)}>
          {image && (
            <img {...pictureSource(image, imageSizes, inPictures ? '240px' : '64px')} alt="" loading="lazy" />
          )}
          <input
            type={single ? 'radio' : 'checkbox'}
            name={question.id}
            checked={chosen.includes(id)}
            onChange={() => onChoose(chosenAfter(question, chosen, id))}
          />
          {colour && <span className={styles.swatch} style={{ background: colour }} />}
          <span>{say(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
