import type { ReactNode } from 'react';
import styles from './banner.module.css';

/** Says something about the whole page, with the way out beside it. */
export function Banner({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <div className={styles.banner}>
      <p>{children}</p>
      {action}
    </div>
  );
}
