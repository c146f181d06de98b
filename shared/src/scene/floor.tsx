import { useEffect, useMemo } from 'react';
import type { SceneLighting, ScenesDocument } from '../contract/areas/scenes/document';
import { fadeTexture } from './fade-texture';
import { unshadowedLayer } from './layers';
import { lightPresets, tinted } from './light-presets';
import type { SceneExtent } from './scene-extent';

const flat: [number, number, number] = [-Math.PI / 2, 0, 0];

/** The ground: its colour exactly as chosen, running out into the background, and the shadows that fall on it. */
export function Floor({
  floor,
  lighting,
  extent,
}: {
  floor: ScenesDocument['floor'];
  lighting: SceneLighting;
  extent: SceneExtent;
}) {
  const fade = useMemo(fadeTexture, []);
  useEffect(() => () => fade.dispose(), [fade]);
  const preset = lightPresets[lighting];
  const reach = extent.radius * 4 + 4;
  const [x, , z] = extent.centre;
  return (
    <group position={[x, 0, z]}>
      {floor.visible && (
        <mesh rotation={flat} renderOrder={-3} raycast={nothing} layers={unshadowedLayer}>
          <circleGeometry args={[reach, 64]} />
          <meshBasicMaterial
            color={tinted(floor.colour, preset.backdrop)}
            alphaMap={fade}
            transparent
            depthWrite={false}
            toneMapped={false}
            dithering
          />
        </mesh>
      )}
      <mesh rotation={flat} renderOrder={-2} receiveShadow raycast={nothing} layers={unshadowedLayer}>
        <planeGeometry args={[reach * 2, reach * 2]} />
        <shadowMaterial
          color={preset.shadowColour}
          opacity={preset.castShadow}
          transparent
          depthWrite={false}
          toneMapped={false}
        />
      </mesh>
    </group>
  );
}

/** Pointers go through the floor: picking it means picking nothing. */
const nothing = () => null;
