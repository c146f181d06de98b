import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './audit.module.css';
import { Moment } from './moment';

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A value of a field as people read it. */
export function ChangedValue({ value }: { value: unknown }) {
  const t = useManagerTexts();
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className={styles.empty}>{t('audit.empty')}</span>;
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'string' && moment.test(value)) return <Moment at={value} />;
  return (
    <span dir="auto" className={styles.value}>
      {textOf(value)}
    </span>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
