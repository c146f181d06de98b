import { Button, Dialog } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './library.module.css';
import type { MenuWindow } from './library-menu';

interface ArchiveWindowProps extends MenuWindow {
  name: string;
  uses: ReactNode;
  onArchive: () => void;
}

/** Says where something is used before it is archived. */
export function ArchiveWindow({ name, uses, open, onArchive, onClose }: ArchiveWindowProps) {
  const t = useManagerTexts();
  return (
    <Dialog
      open={open}
      title={t('library.archiveTitle', { name })}
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
          {uses}
        </div>
      )}
    </Dialog>
  );
}
