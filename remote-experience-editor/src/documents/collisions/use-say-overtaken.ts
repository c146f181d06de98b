import { useToast } from '@vitrine/shared/host';
import { useMemo } from 'react';
import { useEditorTexts } from '../../texts/texts';
import type { Overtaken } from '../store/commands';

/** Says why nothing was undone or redone, where somebody else's changes stand in the way: what was wanted failed. */
export function useSayOvertaken(): (overtaken: Overtaken | null) => void {
  const t = useEditorTexts();
  const toast = useToast();
  return useMemo(
    () => (overtaken) => {
      if (!overtaken) return;
      const name = overtaken.name ?? t('documents.arrival.someone');
      toast.error(new Error(t('documents.notOwn', { name })));
    },
    [t, toast],
  );
}
