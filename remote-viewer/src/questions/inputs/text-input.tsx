import { useId } from 'react';
import type { InputProps } from './asked-input';
import styles from './inputs.module.css';

/** What a phone's keyboard and a browser's memory are told of a format. */
const formats = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  https: { type: 'url', autoComplete: 'url' },
} as const;

/** A text of one line or several. How much room is left is said when little is. */
export function TextInput(props: InputProps) {
  const { question, answer, onAnswer, texts, textsMark, fieldId, describedBy, isInvalid } = props;
  const { format, longest = 10_000, type } = question;
  const leftId = useId();
  const text = answer && 'text' in answer ? answer.text : '';
  const left = longest - text.length;
  const isNearlyFull = left <= Math.max(20, longest / 10);
  const field = {
    id: fieldId,
    className: styles.field,
    value: text,
    maxLength: longest,
    dir: 'auto',
    'aria-describedby': [describedBy, isNearlyFull && leftId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onAnswer(value ? { text: value } : undefined),
  };
  return (
    <>
      {type === 'long-text' ? (
        <textarea rows={4} {...field} />
      ) : (
        <input type="text" {...(format && formats[format])} {...field} />
      )}
      {isNearlyFull && (
        <small id={leftId} className={styles.left} {...textsMark}>
          {texts.left(left)}
        </small>
      )}
    </>
  );
}
