import { scenesDocument } from '@vitrine/shared/contract';
import { useAddressState, VitrineDrawing } from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { useEditorTexts } from '../../texts/texts';
import { SceneScreen } from './scene-screen';

/** The scenes of an experience; `?id=` opens one in the editor. */
export default function Scenes() {
  const t = useEditorTexts();
  const [documentId] = useAddressState('id');
  if (documentId) return <SceneScreen key={documentId} documentId={documentId} />;
  return (
    <DocumentList
      area="scenes"
      texts={{
        create: t('scenes.create'),
        search: t('scenes.search'),
        emptyTitle: t('scenes.emptyTitle'),
        emptyText: t('scenes.emptyText'),
      }}
      drawing={<VitrineDrawing />}
      about={({ data }) => {
        const { success, data: scene } = scenesDocument.safeParse(data);
        return t('scenes.objects', { count: success ? Object.keys(scene.objects).length : 0 });
      }}
    />
  );
}
