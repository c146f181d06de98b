import { inOrder, type SurveyAction } from '@vitrine/shared/contract';
import { LabelledField, Select } from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { useEditorTexts } from '../../../texts/texts';
import { PartSelect } from '../part-select';
import type { SurveyPartProps } from '../survey-editing';
import { useSurveyNames } from '../use-survey-names';
import { CalculationFields } from './calculation-fields';
import { actionKinds, actionOf } from './possible-actions';

interface ActionFieldsProps extends Pick<SurveyPartProps, 'survey' | 'readOnly'> {
  action: SurveyAction;
  onChange: (action: SurveyAction) => void;
}

/** What a rule does. */
export function ActionFields(props: ActionFieldsProps) {
  const { survey, readOnly, action, onChange } = props;
  const t = useEditorTexts();
  const { questionIds } = useSurveyNames(survey);
  const parts = { ...survey, questionIds };
  const kinds = actionKinds.filter((kind) => kind === action.kind || actionOf(kind, parts));
  return (
    <>
      <LabelledField label={t('surveys.rules.then')} help={t(`surveys.rules.help.${action.kind}`)}>
        <Select
          value={action.kind}
          options={kinds.map((kind) => ({ value: kind, label: t(`surveys.values.kind.${kind}`) }))}
          disabled={readOnly}
          onChange={(kind) => {
            const next = kind && kind !== action.kind && actionOf(kind, parts, action);
            if (next) onChange(next);
          }}
        />
      </LabelledField>
      {!actionOf('calculate', parts) && <p className={common.hint}>{t('surveys.rules.noVariable')}</p>}
      <Parts {...props} />
    </>
  );
}

/** What it does it with. */
function Parts({ survey, readOnly, action, onChange }: ActionFieldsProps) {
  const t = useEditorTexts();
  const names = useSurveyNames(survey);
  const pages = { ids: inOrder(survey.pages).map(([id]) => id), nameOf: names.page, disabled: readOnly };
  const endings = { ids: inOrder(survey.endings).map(([id]) => id), nameOf: names.ending };
  switch (action.kind) {
    case 'show':
    case 'require':
      return (
        <PartSelect
          label={t('surveys.rules.question')}
          ids={names.questionIds}
          nameOf={names.numberedQuestion}
          value={action.question}
          disabled={readOnly}
          onChange={(question) => onChange({ ...action, question })}
        />
      );
    case 'show-page':
      return (
        <PartSelect
          {...pages}
          label={t('surveys.rules.page')}
          value={action.page}
          onChange={(page) => onChange({ ...action, page })}
        />
      );
    case 'jump': {
      const { to } = action;
      return (
        <div className={common.pair}>
          <PartSelect
            {...pages}
            label={t('surveys.rules.after')}
            value={action.after}
            onChange={(after) => onChange({ ...action, after })}
          />
          <PartSelect
            {...pages}
            label={t('surveys.rules.to')}
            ids={[...pages.ids, ...endings.ids]}
            nameOf={(id) => (Object.hasOwn(survey.endings, id) ? names.ending(id) : names.page(id))}
            value={'page' in to ? to.page : to.ending}
            onChange={(id) =>
              onChange({ ...action, to: Object.hasOwn(survey.pages, id) ? { page: id } : { ending: id } })
            }
          />
        </div>
      );
    }
    case 'end':
      return (
        <PartSelect
          {...endings}
          label={t('surveys.rules.ending')}
          value={action.ending}
          disabled={readOnly}
          onChange={(ending) => onChange({ ...action, ending })}
        />
      );
    case 'calculate':
      return <CalculationFields {...{ survey, readOnly, action, onChange }} />;
  }
}
