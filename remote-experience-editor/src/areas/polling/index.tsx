import { pollingDocument } from '@vitrine/shared/contract';
import { SheetsDrawing, useAddressState } from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useEditorTexts } from '../../texts/texts';
import { PollScreen } from './poll-screen';

/** The polls of an experience; `?id=` opens one. */
export default function Polling() {
  const t = useEditorTexts();
  const [documentId] = useAddressState('id');
  if (documentId)
    return (
      <OpenedDocument key={documentId} area="polling" documentId={documentId}>
        {(editing) => <PollScreen editing={editing} />}
      </OpenedDocument>
    );
  return (
    <DocumentList
      area="polling"
      drawing={<SheetsDrawing />}
      about={({ data }) => {
        const { success, data: poll } = pollingDocument.safeParse(data);
        return t('polling.questions', { count: success ? Object.keys(poll.questions).length : 0 });
      }}
    />
  );
}
