import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/** The line above a list: search first, then filters, views at the end. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
