import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../page/visually-hidden';
import styles from './status-tag.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

interface StatusTagProps {
  tone: Tone;
  /** Colour never stands alone. */
  icon: ReactNode;
  children: string;
  /** Where there is no room: the word is read out, and shown on hover. */
  iconOnly?: boolean;
}

/** A state: icon, word and colour. */
export function StatusTag({ tone, icon, children, iconOnly = false }: StatusTagProps) {
  const tag = (
    <span className={`${styles.status} ${styles[tone]}`}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </span>
  );
  return iconOnly ? <Tooltip title={children}>{tag}</Tooltip> : tag;
}

/** A quiet mark without a state: a group, a label. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={`${styles.status} ${styles.neutral} ${styles.ownWords}`}>{children}</span>;
}
