import { IconButton, RedoOutlined, UndoOutlined } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import { useEditorTexts } from '../texts/texts';
import type { Editing } from './use-document';

export function UndoButtons<Data extends object>({ editing }: { editing: Editing<Data> }) {
  const t = useEditorTexts();
  const canUndo = useStore(editing.store, ({ past }) => past.length > 0);
  const canRedo = useStore(editing.store, ({ future }) => future.length > 0);
  return (
    <>
      <IconButton
        label={t('documents.undoHint')}
        icon={<UndoOutlined />}
        disabled={!canUndo}
        onClick={editing.undo}
      />
      <IconButton
        label={t('documents.redoHint')}
        icon={<RedoOutlined />}
        disabled={!canRedo}
        onClick={editing.redo}
      />
    </>
  );
}
