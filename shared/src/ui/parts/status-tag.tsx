import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

interface StatusTagProps {
  tone: Tone;
  /** Colour never stands alone. */
  icon: ReactNode;
  children: string;
}

/** A state: icon, word and colour. */
export function StatusTag({ tone, icon, children }: StatusTagProps) {
  return (
    <span className={`${styles.status} ${styles[tone]}`}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {children}
    </span>
  );
}

/** A quiet mark without a state: a group, a label. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={`${styles.status} ${styles.neutral}`}>{children}</span>;
}
