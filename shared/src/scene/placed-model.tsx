import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo } from 'react';
import { Group, MathUtils } from 'three';
import { clone } from 'three/examples/jsm/utils/SkeletonUtils.js';
import type { ModelSource } from './model-cache';
import { useObject, useStage } from './stage';
import { useDressed } from './use-dressed';
import { useModel } from './use-model';

type Triple = readonly [number, number, number];

interface PlacedModelProps {
  model: ModelSource;
  /** One of its material variants; what it has not got is shown as it was made. */
  materialVariant?: string | undefined;
  /** Metres, Y up. */
  position: Triple;
  /** Euler angles in the order XYZ, in degrees. */
  rotation: Triple;
  scale: Triple;
  /** When the model stands in the scene. */
  onPlaced?: () => void;
  ref?: Ref<Group>;
}

/** One model standing in a scene. Any number of them share one copy of its geometry. */
export function PlacedModel(props: PlacedModelProps) {
  const { model, materialVariant, position, rotation, scale, onPlaced, ref } = props;
  const shown = useDressed(useModel(model), materialVariant);
  const copy = useMemo(() => (shown ? clone(shown) : null), [shown]);
  const { invalidate } = useStage();
  const group = useMemo(() => new Group(), []);
  useImperativeHandle(ref, () => group, [group]);
  useObject(group);
  const placing = [position, rotation.map(radians), scale].flat().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: by their values
  useLayoutEffect(() => {
    group.position.set(...position);
    group.rotation.set(radians(rotation[0]), radians(rotation[1]), radians(rotation[2]));
    group.scale.set(...scale);
    invalidate();
  }, [group, placing, invalidate]);
  useLayoutEffect(() => {
    if (!copy) return;
    group.add(copy);
    return () => {
      group.remove(copy);
    };
  }, [group, copy]);
  useEffect(() => {
    if (!copy) return;
    invalidate();
    onPlaced?.();
  }, [copy, invalidate, onPlaced]);
  return null;
}

const radians = MathUtils.degToRad;
