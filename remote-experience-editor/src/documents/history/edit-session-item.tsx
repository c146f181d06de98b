import type { DocumentEditSession } from '@vitrine/shared/contract';
import { Button, Tag, useFormat, useNow } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import type { Editing } from '../store/use-document';
import styles from './history.module.css';
import { SittingChanges } from './sitting-changes';

interface SittingItemProps<Data extends object> {
  editing: Editing<Data>;
  sitting: DocumentEditSession;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onRestored: () => void;
}

/** One person's sitting: a line, and opened, what it changed. */
export function SittingItem<Data extends object>(props: SittingItemProps<Data>) {
  const { editing, sitting, isCurrent, isOpen, onToggle, onRestored } = props;
  const t = useEditorTexts();
  const format = useFormat();
  const now = useNow();
  return (
    <li className={styles.sitting}>
      <div className={styles.head}>
        <div>
          <strong dir="auto">{sitting.by ?? t('documents.history.someone')}</strong>
          <time dateTime={sitting.at} title={format.dateTime(sitting.at)} className={styles.at}>
            {format.dateTime(sitting.at)} · {format.relative(sitting.at, now)}
          </time>
        </div>
        {isCurrent && <Tag>{t('documents.history.current')}</Tag>}
        <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
          {t(isOpen ? 'documents.history.hide' : 'documents.history.show')}
        </Button>
      </div>
      {isOpen && (
        <SittingChanges editing={editing} sitting={sitting} isCurrent={isCurrent} onRestored={onRestored} />
      )}
    </li>
  );
}
