import { texts } from '../texts';
import { useKeptFirstPaint } from './first-paint';
import styles from './loading.module.css';

/** The loading fallback. Shows nothing for the first 150 ms, so that quick loads do not flicker. */
export function Loading() {
  useKeptFirstPaint();
  return (
    <div className={styles.loading} role="status" aria-label={texts.loading}>
      <span className={styles.bar} />
    </div>
  );
}
