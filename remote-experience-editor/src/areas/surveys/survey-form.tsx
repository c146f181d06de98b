import { useEditorTexts } from '../../texts/texts';
import { SurveyMap } from './map/survey-map';
import { SurveyQuotas } from './quotas/survey-quotas';
import { SurveyRules } from './rules/survey-rules';
import { SurveyAccess } from './survey-access';
import { LanguageField, type SurveyPartProps } from './survey-editing';
import { SurveyEndings } from './survey-endings';
import { SurveyPages } from './survey-pages';
import { SurveyTimes } from './survey-times';
import { SurveyVariables } from './survey-variables';

/** Everything of a survey that is published. */
export function SurveyForm(props: SurveyPartProps) {
  const t = useEditorTexts();
  return (
    <>
      <LanguageField at="/title" label={t('surveys.title')} help={t('surveys.titleHelp')} />
      <LanguageField at="/welcome" label={t('surveys.welcome')} help={t('surveys.welcomeHelp')} multiline />
      <SurveyPages {...props} />
      <SurveyEndings {...props} />
      <SurveyRules {...props} />
      <SurveyVariables {...props} />
      <SurveyQuotas {...props} />
      <SurveyTimes />
      <SurveyAccess {...props} />
      <SurveyMap {...props} />
    </>
  );
}
