import type { PublishedPoll } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../language/language';
import { arrangedOptions, chosenAfter } from './choosing';
import { pollTexts } from './poll-texts';
import styles from './polling.module.css';

interface PollQuestionProps {
  question: PublishedPoll['questions'][number];
  chosen: string[];
  /** It keeps the others from being sent. */
  isMissing: boolean;
  onChoose: (options: string[]) => void;
}

/** One question with its options as large touch targets. */
export function PollQuestion({ question, chosen, isMissing, onChoose }: PollQuestionProps) {
  const { say } = useLanguage();
  const [texts, textsMark] = useTexts(pollTexts);
  const { min = 1, max = null } = question.selection ?? {};
  // Once: what people look at must not move under their finger.
  const [options] = useState(() => arrangedOptions(question));
  const single = question.type === 'single';
  /** As pictures they are looked at side by side. */
  const inPictures = options.every(({ image }) => image);
  return (
    <fieldset className={styles.question} data-pictures={inPictures}>
      <legend>
        {say(question.text)}
        {question.help && <small>{say(question.help)}</small>}
        <small {...textsMark}>{single ? texts.chooseOne : texts.chooseSeveral(min, max)}</small>
        {isMissing && (
          <strong className={styles.missing} {...textsMark}>
            {texts.missing}
          </strong>
        )}
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
