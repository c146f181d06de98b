import { useLanguage } from '../../language/language';
import type { InputProps } from './asked-input';
import styles from './inputs.module.css';

/** Numbers of which one is chosen, in as many lines as they need to stay large enough for a finger. */
export function ScaleInput({ question, answer, onAnswer, say, texts, textsMark }: InputProps) {
  const { language } = useLanguage();
  const { ends = {}, id: name, scale = { from: 1, to: 5 }, type } = question;
  const written = new Intl.NumberFormat(language);
  const chosen = answer && 'number' in answer ? answer.number : null;
  const numbers = Array.from({ length: scale.to - scale.from + 1 }, (_, place) => scale.from + place);
  // Methods with a name ask in the same words everywhere, or their numbers could not be compared.
  const standard = type === 'nps' || type === 'csat' || type === 'ces' ? texts.ends[type] : undefined;
  const said = (end: 'low' | 'high') => {
    const own = ends[end];
    return own ? <span>{say(own)}</span> : standard && <span {...textsMark}>{standard[end]}</span>;
  };
  const [low, high] = [said('low'), said('high')];
  return (
    <div className={styles.scale}>
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <label key={number} className={styles.number} data-chosen={number === chosen}>
            <input
              type="radio"
              name={name}
              checked={number === chosen}
              onChange={() => onAnswer({ number })}
            />
            <span>{written.format(number)}</span>
            <span className={styles.unseen}>
              {number === scale.from && low}
              {number === scale.to && high}
            </span>
          </label>
        ))}
      </div>
      {(low || high) && (
        <p className={styles.ends} aria-hidden="true">
          <span>{low}</span>
          <span>{high}</span>
        </p>
      )}
    </div>
  );
}
