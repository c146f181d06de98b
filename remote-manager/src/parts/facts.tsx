import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Short facts about a thing, in one line that wraps. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
