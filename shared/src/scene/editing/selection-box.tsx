import { useEffect, useMemo } from 'react';
import { BoxHelper, LineBasicMaterial, type Object3D } from 'three';
import { unshadowedLayer } from '../layers';
import { useBeforeDrawing, useObject } from '../stage';

/** A frame around the selected object; it follows while the object is moved. */
export function SelectionBox({
  target,
  colour,
  changes,
}: {
  target: Object3D;
  colour: string;
  changes: unknown;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the target may have changed
  const box = useMemo(() => {
    const helper = new BoxHelper(target, colour);
    helper.material = new LineBasicMaterial({
      color: colour,
      toneMapped: false,
      depthTest: false,
      // Among the transparent things, and the last of them: the floor is one too and would cover it.
      transparent: true,
    });
    helper.renderOrder = 1;
    helper.layers.set(unshadowedLayer);
    helper.raycast = () => undefined;
    return helper;
  }, [target, colour, changes]);
  useEffect(() => () => box.dispose(), [box]);
  useObject(box);
  useBeforeDrawing(() => box.update());
  return null;
}
