import { LabelledField, TextField } from '@vitrine/shared/ui';
import { useId } from 'react';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import type { PeriodProblems } from './other-period';
import type { OtherPeriod } from './use-other-period';

/** From when until when the other period goes. */
export function OtherPeriodFields({ period }: { period: OtherPeriod }) {
  const t = useEditorTexts();
  const { from, mostDays = 0, problems, setFrom, setUntil, until } = period;
  return (
    <>
      <PeriodDate
        label={t('periods.from')}
        value={from}
        max={until}
        onChange={setFrom}
        problem={problems.from}
        mostDays={mostDays}
      />
      <PeriodDate
        label={t('periods.until')}
        value={until}
        min={from}
        onChange={setUntil}
        problem={problems.until}
        mostDays={mostDays}
      />
    </>
  );
}

interface PeriodDateProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
  problem: PeriodProblems['until'];
  mostDays: number;
}

/** What is yet to be chosen is said quietly, what is wrong is not. */
function PeriodDate({ label, onChange, problem, mostDays, ...field }: PeriodDateProps) {
  const t = useEditorTexts();
  const problemId = useId();
  const wrong = problem === 'missing' ? null : problem;
  return (
    <div>
      <LabelledField label={label} {...(problem === 'missing' && { help: t('periods.missing') })}>
        <TextField
          type="date"
          {...field}
          onChange={(value) => onChange(value ?? '')}
          {...(wrong && {
            ...{ status: 'error' as const, 'aria-invalid': true },
            'aria-describedby': problemId,
          })}
        />
      </LabelledField>
      {wrong && (
        <p id={problemId} role="alert" className={common.wrong}>
          {t(`periods.${wrong}`, { count: mostDays })}
        </p>
      )}
    </div>
  );
}
