import { useState } from 'react';
import type { InputProps } from './asked-input';
import styles from './inputs.module.css';

/** A number with its unit. What is written and is no number is an answer that is wrong, not none. */
export function NumberInput({
  question,
  answer,
  onAnswer,
  say,
  fieldId,
  describedBy,
  isInvalid,
}: InputProps) {
  const { max, min, step, unit } = question.number ?? {};
  const [first] = useState(() => (answer && 'number' in answer ? answer.number : ''));
  return (
    <span className={styles.withUnit}>
      <input
        type="number"
        id={fieldId}
        className={styles.field}
        inputMode="decimal"
        // A browser that rewrote what is being typed would take “1.” for “1”.
        defaultValue={first}
        min={min}
        max={max}
        step={step ?? 'any'}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        // A number that turns with the wheel is changed by whoever scrolls past it.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onChange={({ target: { validity, value } }) => {
          if (validity.badInput) return onAnswer({ number: Number.NaN });
          onAnswer(value === '' ? undefined : { number: Number(value) });
        }}
      />
      {unit && <span>{say(unit)}</span>}
    </span>
  );
}
