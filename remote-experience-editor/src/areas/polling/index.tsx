import { pollingDocument } from '@vitrine/shared/contract';
import { SheetsDrawing, useAddressState } from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { useEditorTexts } from '../../texts/texts';
import { PollScreen } from './poll-screen';

/** The polls of an experience; `?id=` opens one. */
export default function Polling() {
  const t = useEditorTexts();
  const [documentId] = useAddressState('id');
  if (documentId) return <PollScreen key={documentId} documentId={documentId} />;
  return (
    <DocumentList
      area="polling"
      texts={{
        create: t('polling.create'),
        search: t('polling.search'),
        emptyTitle: t('polling.emptyTitle'),
        emptyText: t('polling.emptyText'),
      }}
      drawing={<SheetsDrawing />}
      about={({ data }) => {
        const { success, data: poll } = pollingDocument.safeParse(data);
        return t('polling.questions', { count: success ? Object.keys(poll.questions).length : 0 });
      }}
    />
  );
}
