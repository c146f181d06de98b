import { useStore } from 'zustand';
import { saveSummary } from '../documents/store/open-documents';
import { useEditorTexts } from '../texts/texts';
import styles from './frame.module.css';
import { SaveWayOut } from './save-way-out';

/** In words: whether everything is with the server, and what to do where it is not. */
export function SaveStateText() {
  const t = useEditorTexts();
  const { state, unsaved, refusal } = useStore(saveSummary);
  const text = {
    saved: () => t('frame.save.saved'),
    waiting: () => t('frame.save.saving'),
    saving: () => t('frame.save.saving'),
    offline: () => t('frame.save.offline', { count: unsaved }),
    refused: () => t('frame.save.refused', { reason: refusal ?? '' }),
    collision: () => t('frame.save.collision'),
  }[state]();
  return (
    <>
      <span role="status" className={styles.save} data-state={state}>
        {text}
      </span>
      {state !== 'offline' && <SaveWayOut />}
    </>
  );
}
