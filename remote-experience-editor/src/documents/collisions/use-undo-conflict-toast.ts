import { useToast } from '@vitrine/shared/host';
import { useMemo } from 'react';
import { useEditorTexts } from '../../texts/texts';
import type { UndoConflict } from '../store/commands';

/** Says why nothing was undone or redone, where somebody else's changes stand in the way: what was wanted failed. */
export function useUndoConflictToast(): (conflict: UndoConflict | null) => void {
  const t = useEditorTexts();
  const toast = useToast();
  return useMemo(
    () => (conflict) => {
      if (!conflict) return;
      const name = conflict.name ?? t('documents.othersChanges.someone');
      toast.error(new Error(t('documents.notOwn', { name })));
    },
    [t, toast],
  );
}
