import type { HoursSpan } from '@vitrine/shared/contract';
import { Choice } from '@vitrine/shared/ui';
import { useField } from '../documents/fields/edited-document';
import { placed } from '../documents/page/place';
import { useEditorTexts } from '../texts/texts';
import { HoursList, morning } from './hours-list';
import styles from './schedules.module.css';

/** At which hours of its days a schedule applies. @param at JSON pointer of the hours. */
export function HoursFields({ at }: { at: string }) {
  const t = useEditorTexts();
  const { value: hours = [], readOnly, write } = useField<HoursSpan[]>(at);
  return (
    <div className={styles.part} {...placed(at)}>
      <h4>{t('schedules.hours.title')}</h4>
      <Choice
        label={t('schedules.hours.label')}
        options={[
          { value: 'all', label: t('schedules.hours.all') },
          { value: 'some', label: t('schedules.hours.some') },
        ]}
        value={hours.length === 0 ? 'all' : 'some'}
        disabled={readOnly}
        onChange={(choice) => write(choice === 'all' ? [] : [morning])}
      />
      {hours.length > 0 && (
        <HoursList label={t('schedules.hours.title')} hours={hours} disabled={readOnly} onChange={write} />
      )}
    </div>
  );
}
