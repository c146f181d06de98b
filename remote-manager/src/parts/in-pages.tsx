import { Pages } from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import styles from './record-list.module.css';

/** So few that several such lists fit into one dialog. */
const atOnce = 25;

interface InPagesProps<Item> {
  /** What is listed. */
  label: string;
  items: Item[];
  children: (shown: Item[]) => ReactNode;
}

/** A long list that is here already, of which the document holds a page. */
export function InPages<Item>({ label, items, children }: InPagesProps<Item>) {
  const [turnedTo, setTurnedTo] = useState(0);
  // The list may have become shorter.
  const start = turnedTo < items.length ? turnedTo : 0;
  const shown = items.slice(start, start + atOnce);
  const page = {
    items: shown,
    start,
    total: items.length,
    nextCursor: start + atOnce < items.length ? String(start + atOnce) : null,
    previousCursor: start > 0 ? String(start - atOnce) : null,
  };
  return (
    <div className={styles.list}>
      {children(shown)}
      <Pages label={label} page={page} onTurn={(to) => setTurnedTo(Number(to))} />
    </div>
  );
}
