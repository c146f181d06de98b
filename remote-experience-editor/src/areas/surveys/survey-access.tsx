import { surveyAccess } from '@vitrine/shared/contract';
import { useEditorTexts } from '../../texts/texts';
import { TokensSection } from '../../tokens/tokens-section';
import { RadioField, type SurveyPartProps } from './survey-editing';

/** Who may answer a survey, and the links for those who may. */
export function SurveyAccess({ survey, editing }: SurveyPartProps) {
  const t = useEditorTexts();
  return (
    <>
      <RadioField
        at="/access"
        label={t('surveys.access')}
        options={surveyAccess.options.map((value) => ({
          value,
          label: t(`surveys.values.access.${value}`),
          help: t(`surveys.accessHelp.${value}`),
        }))}
      />
      {survey.access === 'single-use-links' && (
        <TokensSection area="surveys" documentId={editing.id} title={survey.title} />
      )}
    </>
  );
}
