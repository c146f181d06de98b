import { useSyncExternalStore } from 'react';
import styles from './connection-banner.module.css';
import { useFrameTexts } from './texts/use-frame-texts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is lost while it is. */
export function ConnectionBanner() {
  const t = useFrameTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!online && <p className={styles.banner}>{t('offline')}</p>}</div>;
}
