import choices from '../choices.module.css';
import type { InputProps } from './asked-input';

/** What is asked is what a tick agrees to. */
export function ConsentInput({ answer, onAnswer, texts, textsMark }: InputProps) {
  const isGiven = answer !== undefined && 'consent' in answer && answer.consent;
  return (
    <label className={choices.option} data-chosen={isGiven}>
      <input
        type="checkbox"
        checked={isGiven}
        onChange={({ target }) => onAnswer({ consent: target.checked })}
      />
      <span {...textsMark}>{texts.agree}</span>
    </label>
  );
}
