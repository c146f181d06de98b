import { textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useStore } from 'zustand';
import { DocumentPage } from '../../documents/page/document-page';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { SurveyChecks } from './survey-checks';
import type { SurveyEditing } from './survey-editing';
import { SurveyForm } from './survey-form';
import { SurveySwitch } from './survey-switch';

/** One survey: its form at the left, what the certificate says of it at the right. */
export function SurveyScreen({ editing }: { editing: SurveyEditing }) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage, may } = useExperience();
  const survey = useStore(editing.store, ({ data }) => data);
  return (
    <DocumentPage
      editing={editing}
      title={textIn(survey.title, language, baseLanguage)}
      aside={<SurveySwitch />}
      back={{ to: addresses.area(brand.id, experience.id, 'surveys'), label: t('surveys.back') }}
      mayWrite={may.write}
      beside={<SurveyChecks documentId={editing.id} />}
    >
      <SurveyForm survey={survey} editing={editing} readOnly={!may.write} />
    </DocumentPage>
  );
}
