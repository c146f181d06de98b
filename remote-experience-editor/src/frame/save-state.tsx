import { useStore } from 'zustand';
import { saveSummary } from '../documents/open-documents';
import { useEditorTexts } from '../texts/texts';
import styles from './frame.module.css';

/** In words: whether everything is with the server. */
export function SaveStateText() {
  const t = useEditorTexts();
  const { state, unsaved } = useStore(saveSummary);
  const text = {
    saved: () => t('frame.save.saved'),
    waiting: () => t('frame.save.saving'),
    saving: () => t('frame.save.saving'),
    offline: () => t('frame.save.offline', { count: unsaved }),
    refused: () => t('frame.save.refused'),
    collision: () => t('frame.save.collision'),
  }[state]();
  return (
    <span role="status" className={styles.save} data-state={state}>
      {text}
    </span>
  );
}
