import { useEffect, useMemo, useRef } from 'react';
import type { SceneLighting } from '../contract/areas/scenes/document';
import { ContactShadow } from './contact-shadow';
import { lightPresets } from './light-presets';
import type { SceneExtent } from './scene-extent';
import { useBeforeDrawing, useObject, useStage } from './stage';

/** Keeps the contact shadow up to date: one drawing for every new extent, and none while only the camera moves. */
export function Grounding({ lighting, extent }: { lighting: SceneLighting; extent: SceneExtent }) {
  const shadow = useMemo(() => new ContactShadow(), []);
  useEffect(() => () => shadow.release(), [shadow]);
  useObject(shadow);
  const { gl, scene, invalidate } = useStage();
  const stale = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new extent, even an equal one, means that something moved
  useEffect(() => {
    stale.current = true;
    invalidate();
  }, [extent, lighting, invalidate]);
  useBeforeDrawing(() => {
    if (!stale.current) return;
    stale.current = false;
    shadow.update(gl, scene, extent, lightPresets[lighting].contactShadow);
  });
  return null;
}
