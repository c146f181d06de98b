import { inOrder, type SurveyAction, surveyLimits } from '@vitrine/shared/contract';
import { LabelledField, NumberField, Select } from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { useEditorTexts } from '../../../texts/texts';
import { PartSelect } from '../part-select';
import type { SurveyPartProps } from '../survey-editing';
import { useSurveyNames } from '../use-survey-names';

type Calculation = Extract<SurveyAction, { kind: 'calculate' }>;

interface CalculationFieldsProps extends Pick<SurveyPartProps, 'survey' | 'readOnly'> {
  action: Calculation;
  onChange: (action: Calculation) => void;
}

const operations = ['set', 'add', 'subtract', 'multiply'] as const satisfies Calculation['operation'][];

/** A number that is written here; no id has such a character. */
const written = '#';

/** What a rule does to a variable, and when. */
export function CalculationFields({ survey, readOnly, action, onChange }: CalculationFieldsProps) {
  const t = useEditorTexts();
  const names = useSurveyNames(survey);
  const { by } = action;
  const variables = inOrder(survey.variables).map(([id]) => id);
  const isVariable = (id: string) => Object.hasOwn(survey.variables, id);
  const byOf = (id: string): Calculation['by'] => {
    if (id === written) return { number: 1 };
    return isVariable(id) ? { variable: id } : { question: id };
  };
  return (
    <>
      <div className={common.pair}>
        <PartSelect
          label={t('surveys.rules.after')}
          ids={inOrder(survey.pages).map(([id]) => id)}
          nameOf={names.page}
          value={action.after}
          disabled={readOnly}
          onChange={(after) => onChange({ ...action, after })}
        />
        <PartSelect
          label={t('surveys.rules.variable')}
          ids={variables}
          nameOf={names.variable}
          value={action.variable}
          disabled={readOnly}
          onChange={(variable) => onChange({ ...action, variable })}
        />
      </div>
      <div className={common.pair}>
        <LabelledField label={t('surveys.rules.operation')}>
          <Select
            value={action.operation}
            options={operations.map((value) => ({ value, label: t(`surveys.values.operation.${value}`) }))}
            disabled={readOnly}
            onChange={(operation) => operation && onChange({ ...action, operation })}
          />
        </LabelledField>
        <PartSelect
          label={t('surveys.rules.by')}
          ids={[written, ...names.questionIds, ...variables]}
          nameOf={(id) => {
            if (id === written) return t('surveys.rules.written');
            return isVariable(id) ? names.variable(id) : names.numberedQuestion(id);
          }}
          value={'number' in by ? written : 'question' in by ? by.question : by.variable}
          disabled={readOnly}
          onChange={(id) => onChange({ ...action, by: byOf(id) })}
        />
        {'number' in by && (
          <LabelledField label={t('surveys.rules.number')}>
            <NumberField
              min={-surveyLimits.largestValue}
              max={surveyLimits.largestValue}
              value={by.number}
              disabled={readOnly}
              onChange={(number) => number !== null && onChange({ ...action, by: { number } })}
            />
          </LabelledField>
        )}
      </div>
    </>
  );
}
