import { Button } from '@vitrine/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { useOpenFor } from '../documents/page/use-asked-place';
import styles from './schedules.module.css';

interface FoldedPartProps {
  /** JSON pointers of what is in it: it opens for findings there. */
  places: string[];
  title: string;
  /** Something is said in it: it begins open. */
  isUsed: boolean;
  children: ReactNode;
}

/** What most schedules need nothing of: closed until somebody wants to see it. */
export function FoldedPart({ places, title, isUsed, children }: FoldedPartProps) {
  const bodyId = useId();
  // What is said in it later does not close or open it.
  const [wasUsed] = useState(isUsed);
  const [isToggled, setToggled] = useOpenFor(...(wasUsed ? [] : places));
  const isOpen = wasUsed !== isToggled;
  return (
    <div className={styles.folded}>
      <Button
        kind="quiet"
        className={styles.fold ?? ''}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setToggled(!isToggled)}
      >
        {title}
      </Button>
      <div id={bodyId} className={styles.part} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
