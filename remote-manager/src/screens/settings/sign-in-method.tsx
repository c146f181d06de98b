import type { ReactNode } from 'react';
import common from '../../parts/common.module.css';
import styles from './sign-in-methods.module.css';

interface SignInMethodProps {
  name: string;
  /** What there is of it. */
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One way in. */
export function SignInMethod({ name, text, children }: SignInMethodProps) {
  return (
    <li className={styles.method}>
      <div>
        <h3 className={common.heading}>{name}</h3>
        <p className={common.hint}>{text}</p>
      </div>
      {children}
    </li>
  );
}
