import { cloneElement, type ReactElement, useId } from 'react';
import styles from './form.module.css';

interface LabelledFieldProps {
  label: string;
  help?: string;
  children: ReactElement<{ id?: string; 'aria-describedby'?: string }>;
}

/** A label (and help) above one field that stands outside a form. */
export function LabelledField({ label, help, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, help ? { id, 'aria-describedby': `${id}-help` } : { id })}
      {help && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  );
}
