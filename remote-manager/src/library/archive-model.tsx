import type { LibraryObject } from '@vitrine/shared/contract';
import { Button, Dialog } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './library.module.css';
import { UsesOfModel } from './model-uses';

interface ArchiveModelProps {
  brandId: string;
  model: LibraryObject;
  open: boolean;
  onArchive: () => void;
  onClose: () => void;
}

/** Says where a model is used before it is archived. */
export function ArchiveModel({ brandId, model, open, onArchive, onClose }: ArchiveModelProps) {
  const t = useManagerTexts();
  return (
    <Dialog
      open={open}
      title={t('library.archiveTitle', { name: model.name })}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          onClick={() => {
            onArchive();
            onClose();
          }}
        >
          {t('archive')}
        </Button>
      }
    >
      {open && (
        <div className={styles.stack}>
          <p>{t('library.archiveText')}</p>
          <UsesOfModel brandId={brandId} model={model} />
        </div>
      )}
    </Dialog>
  );
}
