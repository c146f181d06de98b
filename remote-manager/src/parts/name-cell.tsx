import type { ReactNode } from 'react';
import styles from './name-cell.module.css';

/** The first cell of a row: a picture or initials, then the name. */
export function NameCell({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      {lead}
      <div className={styles.name}>{children}</div>
    </div>
  );
}
