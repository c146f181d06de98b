import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Simple shapes; see `drawings.tsx`. */
  drawing?: ReactNode;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** What a list shows while there is nothing: what belongs here and the first step. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
