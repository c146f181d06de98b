import type { ThreeEvent } from '@react-three/fiber';
import { useThree } from '@react-three/fiber';
import { type Ref, useEffect, useMemo } from 'react';
import { type Group, MathUtils } from 'three';
import { clone } from 'three/examples/jsm/utils/SkeletonUtils.js';
import { useDressed } from './use-dressed';
import { useModel } from './use-model';

type Triple = readonly [number, number, number];

interface PlacedModelProps {
  model: { sha256: string; url: string; bytes: number };
  /** One of its material variants; what it has not got is shown as it was made. */
  materialVariant?: string | undefined;
  /** Metres, Y up. */
  position: Triple;
  /** Euler angles in the order XYZ, in degrees. */
  rotation: Triple;
  scale: Triple;
  onClick?: (event: ThreeEvent<MouseEvent>) => void;
  /** When the model stands in the scene. */
  onPlaced?: () => void;
  ref?: Ref<Group>;
}

/** One model standing in a scene. Any number of them share one copy of its geometry. */
export function PlacedModel(props: PlacedModelProps) {
  const { model, materialVariant, position, rotation, scale, onClick, onPlaced, ref } = props;
  const shown = useDressed(useModel(model.sha256, model.url, model.bytes), materialVariant);
  const copy = useMemo(() => (shown ? clone(shown) : null), [shown]);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    if (!copy) return;
    invalidate();
    onPlaced?.();
  }, [copy, invalidate, onPlaced]);
  return (
    <group
      {...(ref ? { ref } : {})}
      position={[...position]}
      rotation={[radians(rotation[0]), radians(rotation[1]), radians(rotation[2])]}
      scale={[...scale]}
      {...(onClick ? { onClick } : {})}
    >
      {copy && <primitive object={copy} dispose={null} />}
    </group>
  );
}

const radians = MathUtils.degToRad;
