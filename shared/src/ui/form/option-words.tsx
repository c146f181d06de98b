import type { ReactElement, ReactNode } from 'react';
import styles from './option-words.module.css';

interface OptionWordsProps {
  option: { label: ReactNode; lead?: ReactElement | undefined };
}

/** An option as it is read: its name, after what it looks like. */
export function OptionWords({ option: { label, lead } }: OptionWordsProps) {
  if (!lead) return <bdi>{label}</bdi>;
  return (
    <span className={styles.option}>
      {lead}
      <bdi>{label}</bdi>
    </span>
  );
}
