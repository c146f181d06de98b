import { LabelledField, MultiSelect } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import type { RecurrencePartProps } from './days-in-month';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** In which months there are days at all. */
export function MonthsField({ recurrence, words, onChange }: RecurrencePartProps) {
  const t = useEditorTexts();
  return (
    <LabelledField label={t('schedules.days.months')}>
      <MultiSelect
        placeholder={t('schedules.days.allMonths')}
        value={recurrence.months.map(String)}
        options={months.map((month) => ({ value: String(month), label: words.month(month) }))}
        onChange={(chosen) => onChange({ ...recurrence, months: chosen.map(Number).sort((a, b) => a - b) })}
      />
    </LabelledField>
  );
}
