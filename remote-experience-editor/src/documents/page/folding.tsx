import { Button, ControlOutlined } from '@vitrine/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import common from '../../common/common.module.css';
import styles from './folding.module.css';
import { placed } from './place';
import { useOpenFor } from './use-asked-place';

interface FoldingProps {
  /** JSON pointer of what is in it: it opens for findings there. */
  at: string;
  heading: 'h3' | 'h4';
  /** What it is called. */
  label: string;
  /** What is read of it while it is closed. */
  line: string;
  note?: ReactNode;
  /** It was just added here: it is open. */
  isNew: boolean;
  /** After the line. */
  action: ReactNode;
  children: () => ReactNode;
}

/** One entry of a long list: a line, which opens to all that is said of it. */
export function Folding({ at, heading: Heading, label, line, note, isNew, action, children }: FoldingProps) {
  const bodyId = useId();
  const [isOpen, setOpen] = useOpenFor(at);
  const [isLeft, setLeft] = useState(false);
  const open = isOpen || (isNew && !isLeft);
  const toggle = () => {
    setLeft(open);
    setOpen(!open);
  };
  return (
    <section className={styles.folding} aria-label={label} {...placed(at)}>
      <div className={styles.foldingHead}>
        <Heading className={common.heading}>
          <Button
            kind="quiet"
            icon={<ControlOutlined />}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={toggle}
          >
            <span dir="auto" className={styles.foldingLine}>
              {line}
            </span>
          </Button>
        </Heading>
        {note && <span className={styles.foldingNote}>{note}</span>}
        {action}
      </div>
      <div id={bodyId} hidden={!open} className={styles.foldingBody}>
        {open && children()}
      </div>
    </section>
  );
}
