import { Button, PlusOutlined, Section, useFormat } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../../common/common.module.css';
import { useOpenFor } from '../../documents/page/use-asked-place';
import { useEditorTexts } from '../../texts/texts';
import styles from './surveys.module.css';

interface FoldedSectionProps {
  /** JSON pointer of the entries: it opens for findings there. */
  at: string;
  title: string;
  /** What it is for. */
  intro: string;
  count: number;
  most: number;
  readOnly: boolean;
  add: string;
  /** What has to be there first, in words; null where nothing is missing. */
  obstacle: string | null;
  onAdd: () => void;
  children: ReactNode;
}

/** Entries that a simple survey has none of: closed until somebody wants to see them. */
export function FoldedSection(props: FoldedSectionProps) {
  const { at, title, intro, count, most, readOnly, add, obstacle, onAdd, children } = props;
  const t = useEditorTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useOpenFor(at);
  const isEmpty = count === 0;
  const action = isOpen
    ? t('surveys.folded.hide')
    : t('surveys.folded.show', { number: format.number(count) });
  const addFirst = () => {
    setOpen(true);
    onAdd();
  };
  return (
    <Section
      title={title}
      intro={intro}
      action={
        !isEmpty && (
          <Button
            kind="quiet"
            className={styles.quiet ?? ''}
            aria-expanded={isOpen}
            aria-label={`${action}: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {action}
          </Button>
        )
      }
    >
      {isOpen && children}
      {(isOpen || isEmpty) && obstacle && <p className={common.hint}>{obstacle}</p>}
      {(isOpen || isEmpty) && !readOnly && !obstacle && (
        <div>
          <Button icon={<PlusOutlined />} disabled={count >= most} onClick={addFirst}>
            {add}
          </Button>
        </div>
      )}
    </Section>
  );
}
