import { useThree } from '@react-three/fiber';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import type { Group } from 'three';
import type { PublishedScene } from '../contract/areas/scenes';
import { Floor } from './floor';
import { Grounding } from './grounding';
import { Lighting } from './lighting';
import { PlacedModel } from './placed-model';
import { SceneControls, type SceneControlsHandle } from './scene-controls';
import { emptyExtent, extentOf } from './scene-extent';

export interface SceneContentProps {
  scene: PublishedScene;
  reducedMotion: boolean;
  /** Someone clicked or tapped an object. */
  onObject?: (objectId: string) => void;
  controls?: Ref<SceneControlsHandle>;
}

/** A published scene with everything that belongs to it. Goes inside a SceneCanvas. */
export function SceneContent({ scene, reducedMotion, onObject, controls }: SceneContentProps) {
  const content = useRef<Group>(null);
  const [extent, setExtent] = useState(emptyExtent);
  const invalidate = useThree((state) => state.invalidate);
  const measure = useCallback(() => {
    if (content.current) setExtent(extentOf(content.current));
    invalidate();
  }, [invalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other objects, another extent
  useEffect(measure, [measure, scene.objects]);
  return (
    <>
      <Lighting lighting={scene.lighting} background={scene.background} extent={extent} />
      <Floor floor={scene.floor} lighting={scene.lighting} extent={extent} />
      <Grounding lighting={scene.lighting} extent={extent} />
      <SceneControls
        start={scene.camera}
        extent={extent}
        reducedMotion={reducedMotion}
        {...(controls ? { ref: controls } : {})}
      />
      <group ref={content}>
        {scene.objects.map((object) => {
          const file = scene.models[object.model];
          if (!file) return null;
          return (
            <PlacedModel
              key={object.id}
              model={{ sha256: object.model, ...file }}
              position={object.position}
              rotation={object.rotation}
              scale={object.scale}
              onPlaced={measure}
              {...(onObject ? { onClick: clicked(() => onObject(object.id)) } : {})}
            />
          );
        })}
      </group>
    </>
  );
}

/** A click, not the end of a drag that turned the scene; the nearest object takes it. */
export const clicked =
  (act: () => void) =>
  (event: { delta: number; stopPropagation(): void }): void => {
    if (event.delta > 4) return;
    event.stopPropagation();
    act();
  };
