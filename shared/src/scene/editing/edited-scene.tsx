import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { Group, Object3D } from 'three';
import type { ScenesDocument } from '../../contract/areas/scenes/document';
import { Floor } from '../floor';
import { Grounding } from '../grounding';
import { Lighting } from '../lighting';
import type { ModelSource } from '../model-cache';
import { PlacedModel } from '../placed-model';
import { SceneControls, type SceneControlsHandle } from '../scene-controls';
import { extentOf } from '../scene-extent';
import { useStage, Within } from '../stage';
import { useExtent } from '../use-extent';
import { landingPoint } from './landing-point';
import { usePicking } from './picking';
import type { Placing, PlacingChange } from './placing';
import { SelectionBox } from './selection-box';
import { TransformHandles, type TransformMode } from './transform-handles';

type Triple = [number, number, number];

export interface EditedObject extends Placing {
  id: string;
  model: ModelSource;
  locked: boolean;
}

export interface EditedSceneHandle {
  /** Where the camera is now. */
  pose: SceneControlsHandle['pose'];
  /** To the start camera. */
  reset(): void;
  /** Looks at one object, or at everything. */
  focus(objectId: string | null): void;
  /**
   * Where a thing that is dropped comes to stand: on the surface under the pointer, or on the floor.
   * @param pointer position in the window; null for the middle of the view.
   */
  landing(pointer: { clientX: number; clientY: number } | null): Triple;
}

export interface EditedSceneProps {
  scene: Pick<ScenesDocument, 'lighting' | 'background' | 'floor' | 'camera'>;
  /** Those that are not hidden. */
  objects: EditedObject[];
  selected: string | null;
  mode: TransformMode;
  /** Whole steps; Shift inverts it while it is held. */
  snap: boolean;
  readOnly: boolean;
  reducedMotion: boolean;
  /** Colour of the selection. */
  accent: string;
  onSelect: (objectId: string | null) => void;
  /** Once, when the hand lets go. */
  onPlace: (objectId: string, change: PlacingChange) => void;
  /** What of which object a hand is changing; null when it lets go. */
  onHold: (held: { objectId: string; property: keyof Placing } | null) => void;
  ref?: Ref<EditedSceneHandle>;
}

/** A scene that is being edited. Goes inside a SceneCanvas. */
export default function EditedScene(props: EditedSceneProps) {
  const { scene, objects, selected, mode, snap, readOnly, reducedMotion, accent, onSelect, ref } = props;
  const { content, extent, measure } = useExtent(objects);
  const { camera, gl } = useStage();
  const controls = useRef<SceneControlsHandle>(null);
  const groups = useRef(new Map<string, Group>());
  const [, setKnown] = useState(0);
  const overHandle = useRef(false);

  useImperativeHandle(
    ref,
    () => ({
      pose: () => controls.current?.pose() ?? scene.camera,
      reset: () => controls.current?.reset(),
      focus(objectId) {
        const group = objectId ? groups.current.get(objectId) : null;
        controls.current?.focus(group ? extentOf(group) : extent);
      },
      landing: (pointer) => landingPoint(camera, gl.domElement, content, pointer),
    }),
    [scene.camera, extent, camera, gl, content],
  );

  /** Handles and box want the group itself, which is there one render later. */
  const register = useCallback((id: string, group: Group | null) => {
    if (group) groups.current.set(id, group);
    else groups.current.delete(id);
    setKnown((count) => count + 1);
  }, []);
  usePicking(content, (picked) => {
    if (overHandle.current) return;
    const [id = null] = [...groups.current].find(([, group]) => isWithin(picked, group)) ?? [];
    onSelect(id);
  });
  const target = objects.find(({ id }) => id === selected);
  const group = target ? groups.current.get(target.id) : undefined;
  return (
    <>
      <Lighting lighting={scene.lighting} background={scene.background} extent={extent} />
      <Floor floor={scene.floor} lighting={scene.lighting} extent={extent} />
      <Grounding lighting={scene.lighting} extent={extent} />
      <SceneControls ref={controls} start={scene.camera} extent={extent} reducedMotion={reducedMotion} />
      <Within object={content}>
        {objects.map((object) => (
          <EditedModel key={object.id} object={object} register={register} onPlaced={measure} />
        ))}
      </Within>
      {target && group && <SelectionBox target={group} colour={accent} changes={extent} />}
      {target && group && !target.locked && !readOnly && (
        <TransformHandles
          target={group}
          orbit={controls.current?.orbit ?? null}
          placing={target}
          mode={mode}
          snap={snap}
          onHover={(over) => {
            overHandle.current = over;
          }}
          onPlace={(change) => props.onPlace(target.id, change)}
          onHold={(property) => props.onHold(property && { objectId: target.id, property })}
        />
      )}
    </>
  );
}

interface EditedModelProps {
  object: EditedObject;
  register: (id: string, group: Group | null) => void;
  onPlaced: () => void;
}

function EditedModel({ object, register, onPlaced }: EditedModelProps) {
  const { id, model, position, rotation, scale } = object;
  const ref = useCallback((group: Group | null) => register(id, group), [id, register]);
  return (
    <PlacedModel
      ref={ref}
      model={model}
      position={position}
      rotation={rotation}
      scale={scale}
      onPlaced={onPlaced}
    />
  );
}

const isWithin = (part: Object3D | null, group: Object3D): boolean =>
  part !== null && (part === group || isWithin(part.parent, group));
