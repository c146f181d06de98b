import { scenesDocument } from '@vitrine/shared/contract';
import { useAddressState, VitrineDrawing } from '@vitrine/shared/ui';
import { ChangesFromOthers } from '../../documents/collisions/changes-from-others';
import { CollisionDialog } from '../../documents/collisions/collision-dialog';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useEditorTexts } from '../../texts/texts';
import { SceneEditor } from './scene-editor';

/** The scenes of an experience; `?id=` opens one in the editor. */
export default function Scenes() {
  const t = useEditorTexts();
  const [documentId] = useAddressState('id');
  if (documentId)
    return (
      <OpenedDocument key={documentId} area="scenes" documentId={documentId} skeleton="page">
        {(editing) => (
          <>
            <SceneEditor editing={editing} />
            <ChangesFromOthers editing={editing} />
            <CollisionDialog editing={editing} />
          </>
        )}
      </OpenedDocument>
    );
  return (
    <DocumentList
      area="scenes"
      drawing={<VitrineDrawing />}
      about={({ data }) => {
        const { success, data: scene } = scenesDocument.safeParse(data);
        return t('scenes.objects', { count: success ? Object.keys(scene.objects).length : 0 });
      }}
    />
  );
}
