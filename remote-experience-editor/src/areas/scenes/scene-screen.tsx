import { ChangesFromOthers } from '../../documents/collisions/changes-from-others';
import { CollisionDialog } from '../../documents/collisions/collision-dialog';
import { LoadedDocument } from '../../documents/page/loaded-document';
import { useDocument } from '../../documents/store/use-document';
import { useUndoKeys } from '../../documents/store/use-undo-keys';
import { useExperience } from '../../experience/experience-context';
import { SceneEditor } from './scene-editor';

/** Loads one scene and everything that keeps it safe. */
export function SceneScreen({ documentId }: { documentId: string }) {
  const { brand } = useExperience();
  const { query, editing } = useDocument('scenes', brand.id, documentId);
  useUndoKeys(editing);
  return (
    <LoadedDocument area="scenes" query={query} skeleton="page">
      {() =>
        editing && (
          <>
            <SceneEditor editing={editing} />
            <ChangesFromOthers editing={editing} />
            <CollisionDialog editing={editing} />
          </>
        )
      }
    </LoadedDocument>
  );
}
