import { Loaded, Skeleton } from '@vitrine/shared/ui';
import { CollisionDialog } from '../../documents/collision-dialog';
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
    <Loaded query={query} skeleton={<Skeleton shape="page" />}>
      {() =>
        editing && (
          <>
            <SceneEditor editing={editing} />
            <CollisionDialog editing={editing} />
          </>
        )
      }
    </Loaded>
  );
}
