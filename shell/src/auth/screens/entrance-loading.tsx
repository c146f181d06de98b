import { texts } from '../texts';
import styles from './entrance.module.css';

/** In the shape of the form that may come. */
export function EntranceLoading() {
  return (
    <div className={styles.skeleton} role="status" aria-label={texts.loading}>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
