import type { DocumentEditSession } from '@vitrine/shared/contract';
import { Button, Tag, useFormat, useNow } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import type { Editing } from '../store/use-document';
import { EditSessionChanges } from './edit-session-changes';
import styles from './history.module.css';

interface EditSessionItemProps<Data extends object> {
  editing: Editing<Data>;
  session: DocumentEditSession;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onRestored: () => void;
}

/** One person's edit session: a line, and opened, what it changed. */
export function EditSessionItem<Data extends object>(props: EditSessionItemProps<Data>) {
  const { editing, session, isCurrent, isOpen, onToggle, onRestored } = props;
  const t = useEditorTexts();
  const format = useFormat();
  const now = useNow();
  return (
    <li className={styles.session}>
      <div className={styles.head}>
        <div>
          <strong dir="auto">{session.by ?? t('documents.history.someone')}</strong>
          <time dateTime={session.at} title={format.dateTime(session.at)} className={styles.at}>
            {format.dateTime(session.at)} · {format.relative(session.at, now)}
          </time>
        </div>
        {isCurrent && <Tag>{t('documents.history.current')}</Tag>}
        <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
          {t(isOpen ? 'documents.history.hide' : 'documents.history.show')}
        </Button>
      </div>
      {isOpen && (
        <EditSessionChanges
          editing={editing}
          session={session}
          isCurrent={isCurrent}
          onRestored={onRestored}
        />
      )}
    </li>
  );
}
