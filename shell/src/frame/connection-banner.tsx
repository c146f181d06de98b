import { useConnection } from '@vitrine/shared/ui';
import styles from './connection-banner.module.css';
import { useFrameTexts } from './texts/use-frame-texts';

/** Says that the connection is lost, or that the server does not answer, while that is so. */
export function ConnectionBanner() {
  const t = useFrameTexts();
  const connection = useConnection();
  return (
    <div role="status">{connection !== 'there' && <p className={styles.banner}>{t(connection)}</p>}</div>
  );
}
