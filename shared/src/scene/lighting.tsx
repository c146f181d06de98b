import { useEffect, useLayoutEffect, useMemo } from 'react';
import { DirectionalLight, Vector3 } from 'three';
import type { SceneLighting } from '../contract/areas/scenes/document';
import { environmentMap } from './environment-map';
import { type LightPreset, lightPresets, tinted } from './light-presets';
import type { SceneExtent } from './scene-extent';
import { useObject, useStage } from './stage';

/** Lights, reflections, exposure and background of a scene. */
export function Lighting({
  lighting,
  background,
  extent,
}: {
  lighting: SceneLighting;
  background: string;
  extent: SceneExtent;
}) {
  const { gl, scene, invalidate } = useStage();
  const preset = lightPresets[lighting];
  const key = useMemo(() => keyLight(preset), [preset]);
  useEffect(() => () => key.dispose(), [key]);
  useObject(key);

  useEffect(() => {
    const environment = environmentMap(gl, preset);
    scene.environment = environment.texture;
    gl.toneMappingExposure = preset.exposure;
    invalidate();
    return () => {
      scene.environment = null;
      environment.dispose();
    };
  }, [gl, scene, preset, invalidate]);

  useEffect(() => {
    scene.background = tinted(background, preset.backdrop);
    invalidate();
  }, [scene, background, preset, invalidate]);

  useLayoutEffect(() => {
    const reach = extent.radius + 0.5;
    const direction = new Vector3(...preset.key.direction).normalize();
    key.target.position.set(...extent.centre);
    key.position.set(...extent.centre).addScaledVector(direction, reach * 3);
    key.target.updateMatrixWorld();
    const { camera } = key.shadow;
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = reach;
    camera.far = reach * 5;
    camera.updateProjectionMatrix();
    invalidate();
  }, [key, extent, preset, invalidate]);

  return null;
}

/** The one that casts shadows. */
function keyLight({ key: { brightness, colour, softness } }: LightPreset): DirectionalLight {
  const light = new DirectionalLight(colour, brightness);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.radius = softness;
  light.shadow.bias = -0.0002;
  light.shadow.normalBias = 0.012;
  return light;
}
