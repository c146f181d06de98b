import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type DirectionalLight, Vector3 } from 'three';
import type { SceneLighting } from '../contract/areas/scenes/document';
import { environmentMap } from './environment-map';
import { lightPresets, tinted } from './light-presets';
import type { SceneExtent } from './scene-extent';

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
  const { gl, scene, invalidate } = useThree();
  const light = useRef<DirectionalLight>(null);
  const preset = lightPresets[lighting];

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
    const key = light.current;
    if (!key) return;
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
  }, [extent, preset, invalidate]);

  return (
    <directionalLight
      ref={light}
      color={preset.key.colour}
      intensity={preset.key.brightness}
      castShadow
      shadow-mapSize={[2048, 2048]}
      shadow-radius={preset.key.softness}
      shadow-bias={-0.0002}
      shadow-normalBias={0.012}
    />
  );
}
