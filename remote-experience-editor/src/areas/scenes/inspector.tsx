import type { LibraryObject, ScenesDocument } from '@vitrine/shared/contract';
import type { EditedSceneHandle } from '@vitrine/shared/scene';
import type { RefObject } from 'react';
import { ObjectInspector } from './object-inspector';
import type { SceneEditing } from './scene-editing';
import { SceneSettings } from './scene-settings';

interface InspectorProps {
  editing: SceneEditing;
  scene: ScenesDocument;
  selected: string | null;
  models: Map<string, LibraryObject>;
  isLibraryComplete: boolean;
  readOnly: boolean;
  stage: RefObject<EditedSceneHandle | null>;
  onDuplicate: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Properties of the selected object, or of the scene while none is selected. */
export function Inspector(props: InspectorProps) {
  const { editing, scene, selected, models, isLibraryComplete, readOnly, stage, onDuplicate, onRemove } =
    props;
  const object = selected ? scene.objects[selected] : undefined;
  if (!selected || !object)
    return <SceneSettings editing={editing} scene={scene} readOnly={readOnly} stage={stage} />;
  return (
    <ObjectInspector
      key={selected}
      id={selected}
      object={object}
      model={models.get(object.libraryObjectId)}
      isLibraryComplete={isLibraryComplete}
      readOnly={readOnly}
      editing={editing}
      onDuplicate={() => onDuplicate(selected)}
      onRemove={() => onRemove(selected)}
    />
  );
}
