import type { InputProps } from './asked-input';
import styles from './inputs.module.css';

/** A day, chosen with what the browser has for that. */
export function DateInput({ question, answer, onAnswer, fieldId, describedBy, isInvalid }: InputProps) {
  return (
    <input
      type="date"
      id={fieldId}
      className={styles.field}
      value={answer && 'date' in answer ? answer.date : ''}
      min={question.date?.earliest}
      max={question.date?.latest}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      onChange={({ target: { value } }) => onAnswer(value ? { date: value } : undefined)}
    />
  );
}
