import { useShortcuts } from '@vitrine/shared/host';
import { HistoryOutlined, IconButton, RedoOutlined, UndoOutlined } from '@vitrine/shared/ui';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { AlsoHere } from '../../presence/also-here';
import { useEditorTexts } from '../../texts/texts';
import { HistoryDrawer } from '../history/history-drawer';
import type { Editing } from '../store/use-document';

/** What every open document offers: who else is in it, undo, redo, and its history. */
export function DocumentTools<Data extends object>({ editing }: { editing: Editing<Data> }) {
  const t = useEditorTexts();
  const canUndo = useStore(editing.store, ({ past }) => past.length > 0);
  const canRedo = useStore(editing.store, ({ future }) => future.length > 0);
  const [looking, setLooking] = useState(false);
  useShortcuts(
    useMemo(
      () => ({
        title: t('documents.keys.title'),
        shortcuts: [
          { keys: 'Ctrl+Z', label: t('documents.keys.undo') },
          { keys: 'Ctrl+Shift+Z', label: t('documents.keys.redo') },
        ],
      }),
      [t],
    ),
  );
  return (
    <>
      <AlsoHere documentId={editing.id} />
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
      <IconButton
        label={t('documents.history.title')}
        icon={<HistoryOutlined />}
        onClick={() => setLooking(true)}
      />
      <HistoryDrawer editing={editing} open={looking} onClose={() => setLooking(false)} />
    </>
  );
}
