import { useObservable } from '@vitrine/shared/host';
import { statisticsConsent } from '../statistics-consent';
import { texts } from '../texts';
import styles from './entrance.module.css';

/** Usage statistics start only when they are allowed here, and stop when this is taken back. */
export function StatisticsChoice() {
  const given = useObservable(statisticsConsent);
  return (
    <label className={styles.statistics}>
      <input
        type="checkbox"
        checked={given}
        onChange={(event) => statisticsConsent.set(event.target.checked)}
      />
      {texts.statistics}
    </label>
  );
}
