import type { PublishedChoice } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/language';
import styles from './choices.module.css';
import { chosenAfter } from './choosing';
import type { Asked } from './question-steps';

export interface AskedChoice extends PublishedChoice {
  id: string;
  text: Record<string, string>;
  help?: Record<string, string> | undefined;
}

interface ChoiceQuestionProps {
  question: AskedChoice;
  asked: Asked;
  /** How many may be chosen, in words. */
  hint: ReactNode;
  chosen: string[];
  onChoose: (options: string[]) => void;
}

/** One question with its options, in the order given, as large touch targets. */
export function ChoiceQuestion({ question, asked, hint, chosen, onChoose }: ChoiceQuestionProps) {
  const { say } = useLanguage();
  const { options } = question;
  /** As pictures they are looked at side by side. */
  const inPictures = options.every(({ image }) => image);
  return (
    <fieldset className={styles.question} data-pictures={inPictures}>
      <legend {...asked.heading}>
        {say(question.text)}
        {question.help && <small>{say(question.help)}</small>}
        {hint}
        {asked.missing}
      </legend>
      {options.map(({ id, label, image, imageSizes, colour }) => (
        <label key={id} className={styles.option} data-chosen={chosen.includes(id)}>
          {image && (
            <img {...pictureSource(image, imageSizes, inPictures ? '240px' : '64px')} alt="" loading="lazy" />
          )}
          <input
            type={question.type === 'single' ? 'radio' : 'checkbox'}
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
