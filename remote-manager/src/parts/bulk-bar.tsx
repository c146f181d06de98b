import { Button, ChooseAll, InboxOutlined, type Selection, UndoOutlined } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './bulk-bar.module.css';
import type { ArchivesMany } from './use-archive-many';

interface BulkBarProps {
  selection: Selection;
  many: ArchivesMany;
}

/** Above a list: chooses all that is shown, and says what can be done with what is chosen. */
export function BulkBar({ selection, many }: BulkBarProps) {
  const t = useManagerTexts();
  const count = selection.ids.length;
  return (
    <div className={styles.bar}>
      <ChooseAll selection={selection} />
      <span role="status">{count > 0 ? t('lists.chosen', { count }) : t('lists.chooseSeveral')}</span>
      {count > 0 && (
        <>
          <Button
            icon={many.archives ? <InboxOutlined /> : <UndoOutlined />}
            loading={many.isPending}
            onClick={() => many.run(selection)}
          >
            {t(many.archives ? 'archive' : 'restore')}
          </Button>
          <Button kind="quiet" onClick={() => selection.setAll(false)}>
            {t('lists.clearChoice')}
          </Button>
        </>
      )}
    </div>
  );
}
