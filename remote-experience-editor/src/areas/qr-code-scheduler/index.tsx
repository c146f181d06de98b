import { qrCodeDocument } from '@vitrine/shared/contract';
import { SheetsDrawing, useAddressState } from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useExperience } from '../../experience/experience-context';
import { ImportExport } from '../../imports/import-export';
import { useEditorTexts } from '../../texts/texts';
import { PrintFiles } from './bulk/print-files';
import { CodeScreen } from './code-screen';

/** The QR codes of an experience; `?id=` opens one. */
export default function QrCodeScheduler() {
  const t = useEditorTexts();
  const { may } = useExperience();
  const [documentId] = useAddressState('id');
  if (documentId)
    return (
      <OpenedDocument key={documentId} area="qr-code-scheduler" documentId={documentId}>
        {(editing) => <CodeScreen editing={editing} />}
      </OpenedDocument>
    );
  return (
    <DocumentList
      area="qr-code-scheduler"
      drawing={<SheetsDrawing />}
      moreActions={
        <>
          <PrintFiles mayWrite={may.write} />
          <ImportExport area="qr-code-scheduler" mayWrite={may.write} />
        </>
      }
      about={({ data }) => {
        const { success, data: code } = qrCodeDocument.safeParse(data);
        return t('qr-code-scheduler.rulesCount', { count: success ? Object.keys(code.rules).length : 0 });
      }}
    />
  );
}
