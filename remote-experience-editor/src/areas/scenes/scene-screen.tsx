import { ArrivedChanges } from '../../documents/arrived-changes';
import { CollisionDialog } from '../../documents/collision-dialog';
import { LoadedDocument } from '../../documents/loaded-document';
import { useDocument } from '../../documents/use-document';
import { useUndoKeys } from '../../documents/use-undo-keys';
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
            <ArrivedChanges editing={editing} />
            <CollisionDialog editing={editing} />
          </>
        )
      }
    </LoadedDocument>
  );
}
