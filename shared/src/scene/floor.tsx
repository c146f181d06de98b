import { useEffect, useLayoutEffect, useMemo } from 'react';
import {
  type BufferGeometry,
  CircleGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
} from 'three';
import type { SceneLighting, ScenesDocument } from '../contract/areas/scenes/document';
import { fadeTexture } from './fade-texture';
import { unshadowedLayer } from './layers';
import { lightPresets, tinted } from './light-presets';
import type { SceneExtent } from './scene-extent';
import { useObject, useStage } from './stage';

/** The ground: its colour exactly as chosen, running out into the background, and the shadows that fall on it. */
export function Floor({
  floor: { visible, colour },
  lighting,
  extent,
}: {
  floor: ScenesDocument['floor'];
  lighting: SceneLighting;
  extent: SceneExtent;
}) {
  const { invalidate } = useStage();
  const ground = useMemo(() => new Ground(), []);
  useEffect(() => () => ground.release(), [ground]);
  useObject(ground);
  useLayoutEffect(() => {
    const { backdrop, castShadow, shadowColour } = lightPresets[lighting];
    ground.surface.visible = visible;
    ground.surface.material.color = tinted(colour, backdrop);
    ground.shadows.material.color.set(shadowColour);
    ground.shadows.material.opacity = castShadow;
    ground.spread(extent);
    invalidate();
  }, [ground, visible, colour, lighting, extent, invalidate]);
  return null;
}

class Ground extends Group {
  readonly surface = lying(
    new CircleGeometry(1, 64),
    new MeshBasicMaterial({
      alphaMap: fadeTexture(),
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      dithering: true,
    }),
    -3,
  );
  readonly shadows = lying(
    new PlaneGeometry(2, 2),
    new ShadowMaterial({ transparent: true, depthWrite: false, toneMapped: false }),
    -2,
  );

  constructor() {
    super();
    this.shadows.receiveShadow = true;
    this.add(this.surface, this.shadows);
  }

  spread({ centre: [x, , z], radius }: SceneExtent): void {
    this.position.set(x, 0, z);
    const reach = radius * 4 + 4;
    for (const part of [this.surface, this.shadows]) part.scale.setScalar(reach);
  }

  /** Gives back what it took from the graphics card. */
  release(): void {
    this.surface.material.alphaMap?.dispose();
    for (const { geometry, material } of [this.surface, this.shadows]) {
      geometry.dispose();
      material.dispose();
    }
  }
}

/** Pointers go through it: picking the floor means picking nothing. */
function lying<Material extends MeshBasicMaterial | ShadowMaterial>(
  geometry: BufferGeometry,
  material: Material,
  renderOrder: number,
) {
  const mesh = new Mesh<BufferGeometry, Material>(geometry, material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.renderOrder = renderOrder;
  mesh.raycast = () => undefined;
  mesh.layers.set(unshadowedLayer);
  return mesh;
}
