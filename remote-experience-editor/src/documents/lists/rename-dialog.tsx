import type { Document } from '@vitrine/shared/contract';
import { Button, Dialog, LabelledField, TextField } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { documentTitle } from '../store/document-title';

interface RenameDialogProps {
  document: Document;
  pending: boolean;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** The title in the language chosen at the top. */
export function RenameDialog({ document, pending, onRename, onClose }: RenameDialogProps) {
  const t = useEditorTexts();
  const { language } = useExperience();
  const [title, setTitle] = useState(documentTitle(document, language));
  return (
    <Dialog
      open
      title={t('documents.rename')}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          loading={pending}
          disabled={!title.trim()}
          onClick={() => onRename(title.trim())}
        >
          {t('documents.rename')}
        </Button>
      }
    >
      <LabelledField label={t('documents.title')}>
        <TextField
          value={title}
          onChange={(next) => setTitle(next ?? '')}
          maxLength={255}
          autoFocus
          onPressEnter={() => title.trim() && onRename(title.trim())}
        />
      </LabelledField>
    </Dialog>
  );
}
