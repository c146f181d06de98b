import { timeZoneOptions } from '@vitrine/shared/browser/time-zones';
import { LabelledField, Select, TextField } from '@vitrine/shared/ui';
import { OtherPeriodFields } from '../../../periods/other-period-fields';
import { useEditorTexts } from '../../../texts/texts';
import { periods } from './ranges';
import type { VisitsChoice } from './use-visits-choice';
import styles from './visits.module.css';

interface VisitsFiltersProps {
  choice: VisitsChoice;
  placements: { value: string; label: string }[];
}

/** The days, whose clocks, which placement, and what to compare with. */
export function VisitsFilters({ choice, placements }: VisitsFiltersProps) {
  const t = useEditorTexts();
  const own = (onChange: (value: string) => void) => (value: string | null) => onChange(value ?? '');
  const others = placements.filter(({ value }) => value !== choice.placementId);
  return (
    <div className={styles.filters}>
      <LabelledField label={t('dashboard.visits.period')}>
        <Select
          value={choice.period}
          onChange={(value) => choice.setPeriod(value ?? '28')}
          options={periods.map((value) => ({ value, label: t(`dashboard.visits.periods.${value}`) }))}
        />
      </LabelledField>
      {choice.period === 'own' && (
        <>
          <LabelledField label={t('dashboard.visits.from')}>
            <TextField type="date" value={choice.from} max={choice.until} onChange={own(choice.setFrom)} />
          </LabelledField>
          <LabelledField label={t('dashboard.visits.until')}>
            <TextField type="date" value={choice.until} min={choice.from} onChange={own(choice.setUntil)} />
          </LabelledField>
        </>
      )}
      <LabelledField label={t('dashboard.visits.zone')}>
        <Select searchable value={choice.timeZone} onChange={own(choice.setZone)} options={timeZoneOptions} />
      </LabelledField>
      <LabelledField label={t('dashboard.visits.placement')}>
        <Select
          searchable
          value={choice.placementId}
          onChange={own(choice.setPlacement)}
          options={[{ value: '', label: t('dashboard.visits.everywhere') }, ...placements]}
        />
      </LabelledField>
      <LabelledField label={t('dashboard.visits.against')}>
        <Select
          searchable
          value={choice.against}
          onChange={own(choice.setAgainst)}
          options={[
            { value: '', label: t('dashboard.visits.againstNothing') },
            { value: 'before', label: t('dashboard.visits.againstBefore') },
            { value: 'year', label: t('dashboard.visits.againstYear') },
            { value: 'period', label: t('periods.other') },
            ...others,
          ]}
        />
      </LabelledField>
      {choice.against === 'period' && (
        <div className={styles.otherPeriod}>
          <OtherPeriodFields period={choice.otherPeriod} />
        </div>
      )}
    </div>
  );
}
