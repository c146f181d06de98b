import { recurrence as recurrenceShape, scheduleLimits } from '@vitrine/shared/contract/schedule/schedule';
import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';
import { LabelledField, NumberField, Select } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { aDate, CheckedField } from './checked-field';
import type { RecurrencePartProps } from './days-in-month';
import { FoldedPart } from './folded-part';
import { MonthsField } from './months-field';
import styles from './schedules.module.css';

const endings = ['never', 'until', 'count'] as const;
/** A month, and ten times: to be changed at once. */
const [usualDays, usualCount] = [30, 10];

interface MoreAboutDaysProps extends RecurrencePartProps {
  /** JSON pointer of the recurrence. */
  at: string;
}

/** The rarer things: single months, from when on it is counted, and when the series ends. */
export function MoreAboutDays(props: MoreAboutDaysProps) {
  const { at, disabled, recurrence, words, onChange } = props;
  const t = useEditorTexts();
  const { count, every, from, until } = recurrence;
  const ending = until !== undefined ? 'until' : count !== undefined ? 'count' : 'never';
  const choose = (next: (typeof endings)[number] | null) => {
    const { count: _count, until: _until, ...endless } = recurrence;
    const [, first = from] = [from, words.today].sort();
    if (next === 'never') onChange(endless);
    if (next === 'until') onChange({ ...endless, until: dayAfter(first, usualDays) });
    if (next === 'count') onChange({ ...endless, count: usualCount });
  };
  return (
    <FoldedPart
      title={t('schedules.days.more')}
      places={['months', 'from', 'until', 'count'].map((key) => `${at}/${key}`)}
      isUsed={false}
    >
      {every !== 'year' && <MonthsField {...props} />}
      <CheckedField
        type="date"
        label={t('schedules.days.from')}
        help={t('schedules.days.fromHelp')}
        shape={recurrenceShape.shape.from}
        value={from}
        disabled={disabled}
        onChange={(next) => onChange({ ...recurrence, from: next })}
      />
      <LabelledField label={t('schedules.days.ends')}>
        <Select
          value={ending}
          disabled={disabled}
          options={endings.map((value) => ({ value, label: t(`schedules.days.endings.${value}`) }))}
          onChange={choose}
        />
      </LabelledField>
      {until !== undefined && (
        <CheckedField
          type="date"
          label={t('schedules.days.until')}
          min={from}
          shape={aDate}
          problem={until < from ? t('schedules.days.untilBefore') : null}
          value={until}
          disabled={disabled}
          onChange={(next) => onChange({ ...recurrence, until: next })}
        />
      )}
      {count !== undefined && (
        <LabelledField label={t('schedules.days.count')}>
          <NumberField
            className={styles.number ?? ''}
            min={1}
            max={scheduleLimits.occurrences}
            precision={0}
            disabled={disabled}
            value={count}
            onChange={(next) => next !== null && onChange({ ...recurrence, count: next })}
          />
        </LabelledField>
      )}
    </FoldedPart>
  );
}
