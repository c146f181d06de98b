import { type Ref, useEffect, useRef } from 'react';
import type { Group } from 'three';
import type { PublishedScene } from '../contract/areas/scenes/published';
import type { Covered } from './composition';
import { Floor } from './floor';
import { Grounding } from './grounding';
import { Lighting } from './lighting';
import { PlacedModel } from './placed-model';
import { SceneControls, type SceneControlsHandle } from './scene-controls';
import { extentOf, type SceneExtent } from './scene-extent';
import { Within } from './stage';
import { useExtent } from './use-extent';

interface SceneContentProps {
  scene: PublishedScene;
  /** The material variant that its models are shown in. */
  materialVariant?: string | undefined;
  reducedMotion: boolean;
  /** What lies over the window. */
  covered?: Covered;
  /** It is looked at in passing: nobody moves the camera. */
  turning?: boolean;
  controls?: Ref<SceneControlsHandle>;
  /** SHA-256 of a model that is looked for in it. */
  pointedOut?: string | null;
  /** The first of it stands there. */
  onPointedOut?: (where: SceneExtent) => void;
}

/** A published scene with everything that belongs to it. Goes inside a SceneCanvas. */
export function SceneContent({
  scene,
  materialVariant,
  reducedMotion,
  covered,
  turning = false,
  controls,
  pointedOut = null,
  onPointedOut,
}: SceneContentProps) {
  const { content, extent, measure } = useExtent(scene.objects);
  const pointed = useRef<Group>(null);
  const first = scene.objects.find(({ model }) => model === pointedOut);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another extent says that something stands there now
  useEffect(() => {
    if (pointed.current?.children.length) onPointedOut?.(extentOf(pointed.current));
  }, [extent, first]);
  return (
    <>
      <Lighting lighting={scene.lighting} background={scene.background} extent={extent} />
      <Floor floor={scene.floor} lighting={scene.lighting} extent={extent} />
      <Grounding lighting={scene.lighting} extent={extent} />
      <SceneControls
        start={scene.camera}
        extent={extent}
        reducedMotion={reducedMotion}
        turning={turning}
        {...(covered ? { covered } : {})}
        {...(controls ? { ref: controls } : {})}
      />
      <Within object={content}>
        {scene.objects.map((object) => {
          const file = scene.models[object.model];
          if (!file) return null;
          return (
            <PlacedModel
              key={object.id}
              {...(object === first ? { ref: pointed } : {})}
              model={{ sha256: object.model, ...file }}
              materialVariant={materialVariant}
              position={object.position}
              rotation={object.rotation}
              scale={object.scale}
              onPlaced={measure}
            />
          );
        })}
      </Within>
    </>
  );
}
