import { responseStatus, type SurveyResults } from '@vitrine/shared/contract';
import {
  Button,
  Choice,
  CloseOutlined,
  LabelledField,
  Select,
  TextField,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { OtherPeriodFields } from '../../../periods/other-period-fields';
import { useEditorTexts } from '../../../texts/texts';
import styles from './results.module.css';
import type { ResultsChoice } from './use-results-choice';

interface ResultsFiltersProps {
  choice: ResultsChoice;
  results: SurveyResults;
  /** What a chosen answer is called. */
  choiceName: (choice: string) => string | null;
  /** Others can stand beside them. */
  comparing: boolean;
}

/** Whose answers are shown: how far they came, where and when they answered, and what else they said. */
export function ResultsFilters({ choice, results, choiceName, comparing }: ResultsFiltersProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const places = results.placements.map(({ id, name }) => ({ value: id, label: name }));
  const own = (onChange: (value: string) => void) => (value: string | null) => onChange(value ?? '');
  return (
    <div className={common.stack}>
      <div className={common.row}>
        <Choice
          label={t('surveys.results.howFar')}
          value={choice.status}
          onChange={choice.setStatus}
          options={responseStatus.options.map((value) => ({
            value,
            label: t(`surveys.results.status.${value}`, { number: format.number(results.responses[value]) }),
          }))}
        />
      </div>
      <div className={styles.filters}>
        <LabelledField label={t('surveys.results.placement')}>
          <Select
            searchable
            value={choice.placementId}
            onChange={own(choice.setPlacement)}
            options={[{ value: '', label: t('surveys.results.everywhere') }, ...places]}
          />
        </LabelledField>
        <LabelledField label={t('surveys.results.from')}>
          <TextField type="date" value={choice.from} max={choice.until} onChange={own(choice.setFrom)} />
        </LabelledField>
        <LabelledField label={t('surveys.results.until')}>
          <TextField type="date" value={choice.until} min={choice.from} onChange={own(choice.setUntil)} />
        </LabelledField>
        {comparing && (
          <LabelledField label={t('surveys.results.against')}>
            <Select
              searchable
              value={choice.against}
              onChange={own(choice.setAgainst)}
              options={[
                { value: '', label: t('surveys.results.againstNothing') },
                ...(choice.hasBefore ? [{ value: 'before', label: t('surveys.results.againstBefore') }] : []),
                { value: 'period', label: t('periods.other') },
                ...places.filter(({ value }) => value !== choice.placementId),
              ]}
            />
          </LabelledField>
        )}
        {comparing && choice.against === 'period' && (
          <div className={styles.otherPeriod}>
            <OtherPeriodFields period={choice.period} />
          </div>
        )}
      </div>
      {choice.choices.length > 0 && (
        <div className={common.row}>
          <span className={common.help}>{t('surveys.results.onlyWho')}</span>
          <ul className={styles.chips} aria-label={t('surveys.results.onlyWho')}>
            {choice.choices.map((one) => {
              const answer = choiceName(one) ?? one;
              return (
                <li key={one}>
                  <button
                    type="button"
                    className={styles.chip}
                    aria-label={t('surveys.results.remove', { answer })}
                    onClick={() => choice.remove(one)}
                  >
                    <bdi>{answer}</bdi>
                    <CloseOutlined aria-hidden="true" />
                  </button>
                </li>
              );
            })}
          </ul>
          {choice.choices.length > 1 && (
            <Button kind="quiet" size="small" onClick={choice.removeAll}>
              {t('surveys.results.removeAll')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
