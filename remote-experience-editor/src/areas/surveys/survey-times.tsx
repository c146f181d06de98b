import { surveyLimits } from '@vitrine/shared/contract';
import { NumberField, Section } from '@vitrine/shared/ui';
import { OpeningTimes } from '../../questions/opening-times';
import { useEditorTexts } from '../../texts/texts';
import { Field } from './survey-editing';

/** When a survey is there, and for how many. */
export function SurveyTimes() {
  const t = useEditorTexts();
  return (
    <Section title={t('surveys.times.title')} intro={t('surveys.times.intro')}>
      <OpeningTimes />
      <Field
        at="/mostRespondents"
        label={t('surveys.times.mostRespondents')}
        help={t('surveys.times.mostRespondentsHelp')}
      >
        <NumberField min={1} max={surveyLimits.mostRespondents} precision={0} />
      </Field>
    </Section>
  );
}
