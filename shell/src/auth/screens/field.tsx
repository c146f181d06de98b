import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './form.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  help?: string | undefined;
  error: string | null;
  /** Stands inside the input's right end. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** An input with its label, its help and its error, each tied to it for screen readers. */
export function Field({ label, help, error, action, ref, ...input }: Props) {
  const id = useId();
  const note = error ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        <input
          {...input}
          ref={ref}
          id={id}
          aria-invalid={error !== null}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {action}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.help}>
          {note}
        </p>
      )}
    </div>
  );
}
