import { Button, Dialog } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import common from './common.module.css';
import type { MenuDialog } from './dialog-host';

interface ArchiveDialogProps extends MenuDialog {
  name: string;
  /** What that does. */
  text: string;
  /** Where it is used; asked for when the dialog shows it. */
  children?: ReactNode;
  onArchive: () => void;
}

/** Says what an archive does to others before it is done; what touches nobody is archived without. */
export function ArchiveDialog({ name, open, text, children, onArchive, onClose }: ArchiveDialogProps) {
  const t = useManagerTexts();
  return (
    <Dialog
      open={open}
      title={t('records.archiveTitle', { name })}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          onClick={() => {
            onArchive();
            onClose();
          }}
        >
          {t('records.archive')}
        </Button>
      }
    >
      {open && (
        <div className={common.text}>
          <p>{text}</p>
          {children}
        </div>
      )}
    </Dialog>
  );
}
