import { Link } from '@vitrine/shared/host';
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { useItemHeading } from './page';

/** Cards side by side, as many as fit. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

interface CardProps {
  title: string;
  /** The whole card leads there. */
  to?: string;
  /** What it looks like, above all words and as wide as the card. */
  picture?: ReactNode;
  /** A logo before the title. */
  lead?: ReactNode;
  /** Chooses it, among others. */
  choice?: ReactNode;
  /** A menu at the corner. */
  menu?: ReactNode;
  children?: ReactNode;
}

/** One thing in a CardGrid. */
export function Card({ title, to, picture, lead, choice, menu, children }: CardProps) {
  const Heading = useItemHeading();
  return (
    <li className={`${styles.card} ${to ? styles.linked : ''}`}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.head}>
        {choice && <div className={styles.choice}>{choice}</div>}
        {lead}
        <Heading title={title} className={styles.title}>
          <bdi>{to ? <Link to={to}>{title}</Link> : title}</bdi>
        </Heading>
        {menu && <div className={styles.menu}>{menu}</div>}
      </div>
      {children}
    </li>
  );
}
