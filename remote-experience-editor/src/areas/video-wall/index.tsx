import { type Document, videoWallDocument } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { SheetsDrawing, useAddressState, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { documentTitle } from '../../documents/store/document-title';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { WallPage } from './wall-page';

/** The video walls of an experience; `?id=` opens one. */
export default function VideoWall() {
  const [documentId] = useAddressState('id');
  if (!documentId) return <WallList />;
  return (
    <OpenedDocument key={documentId} area="video-wall" documentId={documentId}>
      {(editing) => <WallPage editing={editing} />}
    </OpenedDocument>
  );
}

function WallList() {
  const t = useEditorTexts();
  const format = useFormat();
  const [code] = useAddressState('code');
  return (
    <>
      {code && <p className={common.hint}>{t('video-wall.screens.waits', { code })}</p>}
      <DocumentList
        area="video-wall"
        drawing={<SheetsDrawing />}
        about={({ data }) => {
          const wall = videoWallDocument.safeParse(data).data;
          if (!wall) return '';
          const columns = format.number(wall.columns);
          return [
            t('video-wall.about.size', { columns, rows: format.number(wall.rows) }),
            t(`video-wall.about.${wall.plays}`),
          ];
        }}
        below={code ? (document) => <PairHere document={document} code={code} /> : () => null}
      />
    </>
  );
}

/** From a scanned code to the wall that the screen hangs in. */
function PairHere({ document, code }: { document: Document; code: string }) {
  const t = useEditorTexts();
  const { brand, experience, language } = useExperience();
  const to = `${addresses.area(brand.id, experience.id, 'video-wall', document.id)}&code=${encodeURIComponent(code)}`;
  const name = documentTitle(document, language) || t('documents.untitled');
  return (
    <Link to={to} aria-label={`${t('video-wall.screens.add')}: ${name}`}>
      {t('video-wall.screens.add')}
    </Link>
  );
}
