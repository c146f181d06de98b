import { useId } from 'react';
import styles from '../documents.module.css';
import { placed } from '../page/place';
import { useField } from './edited-document';

interface RadioFieldProps<Value extends string> {
  /** JSON pointer of what is chosen here: findings lead to it. */
  at: string;
  label: string;
  /** Each with a sentence that says what choosing it does. */
  options: { value: Value; label: string; help: string }[];
  /** What it means where nothing is said; such a place may be left out. */
  otherwise?: Value;
}

/** One of a few at a place of the open document, where each needs a sentence to be understood. */
export function RadioField<Value extends string>({ at, label, options, otherwise }: RadioFieldProps<Value>) {
  const { readOnly, value = otherwise, write } = useField<Value>(at);
  const id = useId();
  return (
    <fieldset className={styles.radios} disabled={readOnly} {...placed(at)}>
      <legend>{label}</legend>
      {options.map((option) => (
        <div key={option.value} className={styles.radio}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={id}
            checked={option.value === value}
            aria-describedby={`${id}-${option.value}-help`}
            onChange={() => write(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          <p id={`${id}-${option.value}-help`}>{option.help}</p>
        </div>
      ))}
    </fieldset>
  );
}
