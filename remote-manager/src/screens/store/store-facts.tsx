import type { Store } from '@vitrine/shared/contract';
import { Tag, useFormat, useNow } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { comingExceptions, openingHoursLines } from './opening-hours-lines';
import styles from './store-facts.module.css';

/** Address, time zone, groups and opening hours, to read. */
export function StoreFacts({ store }: { store: Store }) {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  const { openingHours, timeZone } = store;
  const closed = t('store.closed');
  const lines = [
    ...openingHoursLines(openingHours.week, closed, format.language),
    ...comingExceptions(openingHours.exceptions, closed, { now, timeZone }, format.day),
  ];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('fields.address')}</dt>
        <dd dir="auto" className={styles.lines}>
          {store.address || t('stores.noAddress')}
        </dd>
      </div>
      <div>
        <dt>{t('fields.timeZone')}</dt>
        <dd>{timeZone}</dd>
      </div>
      <div>
        <dt>{t('store.hours')}</dt>
        <dd>
          {lines.length === 0
            ? t('store.noHours')
            : lines.map(({ days, hours }) => (
                <span key={days} className={styles.hours}>
                  <span>{days}</span> <span>{hours}</span>
                </span>
              ))}
        </dd>
      </div>
      {store.groups.length > 0 && (
        <div>
          <dt>{t('store.groups')}</dt>
          <dd className={styles.groups}>
            {store.groups.map((group) => (
              <Tag key={group}>{group}</Tag>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
