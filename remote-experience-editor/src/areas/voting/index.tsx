import { votingDocument } from '@vitrine/shared/contract';
import { SheetsDrawing, useAddressState } from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useEditorTexts } from '../../texts/texts';
import { VoteScreen } from './vote-screen';

/** The votes of an experience; `?id=` opens one. */
export default function Voting() {
  const t = useEditorTexts();
  const [documentId] = useAddressState('id');
  if (documentId)
    return (
      <OpenedDocument key={documentId} area="voting" documentId={documentId}>
        {(editing) => <VoteScreen editing={editing} />}
      </OpenedDocument>
    );
  return (
    <DocumentList
      area="voting"
      drawing={<SheetsDrawing />}
      about={({ data }) => {
        const { success, data: vote } = votingDocument.safeParse(data);
        const options = t('voting.options', { count: success ? Object.keys(vote.options).length : 0 });
        return vote?.slot === undefined ? options : [options, t('voting.inSlot', { name: vote.slot })];
      }}
    />
  );
}
