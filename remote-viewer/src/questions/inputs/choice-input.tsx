import { choicesIn } from '@vitrine/shared/contract/questions/choices';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import choices from '../choices.module.css';
import { chosenAfter } from '../choosing';
import type { InputProps } from './asked-input';
import styles from './inputs.module.css';
import { letterAt } from './letters';

/** Options of which one or several are chosen, as pictures where all of them have one. */
export function ChoiceInput({ question, answer, onAnswer, say }: InputProps) {
  const { id: name, options = [], selection } = question;
  const chosen = choicesIn(answer);
  const type = selection?.max === 1 ? 'single' : 'multiple';
  const inPictures = options.length > 0 && options.every(({ image }) => image);
  const choose = (id: string) => {
    const next = chosenAfter({ options, selection, type }, chosen, id);
    onAnswer(next.length > 0 ? next : undefined);
  };
  return (
    <div className={choices.question} data-pictures={inPictures}>
      {options.map(({ id, label, image, imageSizes, colour }, place) => (
        <label key={id} className={choices.option} data-chosen={chosen.includes(id)}>
          {image && (
            <img {...pictureSource(image, imageSizes, inPictures ? '240px' : '64px')} alt="" loading="lazy" />
          )}
          <input
            type={type === 'single' ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(id)}
            data-key={letterAt(place)}
            aria-keyshortcuts={letterAt(place)}
            onChange={() => choose(id)}
          />
          {colour && <span className={choices.swatch} style={{ background: colour }} />}
          <span>{say(label)}</span>
          <span className={styles.letter} aria-hidden="true">
            {letterAt(place)}
          </span>
        </label>
      ))}
    </div>
  );
}
