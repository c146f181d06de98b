import { surveyDocument } from '@vitrine/shared/contract';
import { SheetsDrawing, useAddressState } from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useEditorTexts } from '../../texts/texts';
import { SurveyResults } from './results/survey-results';
import { SurveyScreen } from './survey-screen';
import { useSurveyPart } from './survey-switch';

/** The surveys of an experience; `?id=` opens one. */
export default function Surveys() {
  const t = useEditorTexts();
  const [documentId] = useAddressState('id');
  const { part } = useSurveyPart();
  if (documentId)
    return (
      <OpenedDocument key={documentId} area="surveys" documentId={documentId}>
        {(editing) =>
          part === 'results' ? <SurveyResults editing={editing} /> : <SurveyScreen editing={editing} />
        }
      </OpenedDocument>
    );
  return (
    <DocumentList
      area="surveys"
      drawing={<SheetsDrawing />}
      about={({ data }) => {
        const { success, data: survey } = surveyDocument.safeParse(data);
        return t('surveys.questions', { count: success ? Object.keys(survey.questions).length : 0 });
      }}
    />
  );
}
