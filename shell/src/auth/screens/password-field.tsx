import { type Ref, useState } from 'react';
import { texts } from '../texts';
import { Field } from './field';
import styles from './form.module.css';

interface Props {
  value: string;
  onChange: (password: string) => void;
  /** Being chosen now: password managers offer to make one. */
  isNew: boolean;
  error: string | null;
  ref: Ref<HTMLInputElement>;
}

export function PasswordField({ value, onChange, isNew, error, ref }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      ref={ref}
      label={isNew ? texts.newPassword : texts.password}
      help={isNew ? texts.passwordHelp : undefined}
      error={error}
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      action={
        <button
          type="button"
          className={styles.reveal}
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5Z" />
            <circle cx="10" cy="10" r="2.25" />
            {shown && <path d="M4 16 16 4" />}
          </svg>
        </button>
      }
    />
  );
}
