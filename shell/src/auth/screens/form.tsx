import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Props {
  /** Says itself to screen readers when it appears. */
  failure: string | null;
  pending: boolean;
  action: string;
  pendingAction: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The frame of every form here: fields, what went wrong, one primary button. */
export function Form({ failure, pending, action, pendingAction, onSubmit, children }: Props) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <button type="submit" className={styles.primary} aria-disabled={pending} aria-busy={pending}>
        {pending && <span className={styles.spinner} aria-hidden="true" />}
        {pending ? pendingAction : action}
      </button>
    </form>
  );
}
