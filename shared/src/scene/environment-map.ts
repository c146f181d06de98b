import {
  BackSide,
  BufferAttribute,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type ShaderMaterial,
  SphereGeometry,
  type Texture,
  type WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { LightPreset } from './light-presets';

const roomRadiusMetres = 8;

/**
 * Three's generator with fewer looks into the room for each point of its sharper levels: of so smooth a room 32 show
 * what 256 do, and a phone's first picture does not wait for thirty million of them.
 */
class RoomGenerator extends PMREMGenerator {
  /** Three's own, undocumented: it draws one level by one material. */
  _renderCube(target: WebGLCubeRenderTarget, lod: number, material: ShaderMaterial): void {
    const { lodBias } = material.uniforms;
    material.fragmentShader = material.fragmentShader.replace('GGX_SAMPLES 256u', 'GGX_SAMPLES 32u');
    // Each looks at more of the room: levels of half the size for a quarter of the samples.
    if (lodBias) lodBias.value += 0.5 * Math.log2(256 / 32);
    (PMREMGenerator.prototype as unknown as RoomGenerator)._renderCube.call(this, target, lod, material);
  }
}

/**
 * Draws the room that lights a scene (a graded dome with lit panels) and blurs it for every roughness. Made on the
 * spot, so that nothing is downloaded.
 * @returns the map, and `dispose`.
 */
export function environmentMap(
  renderer: WebGLRenderer,
  preset: LightPreset,
): { texture: Texture; dispose(): void } {
  const room = new Scene();
  room.add(dome(preset), ...preset.panels.map(panelMesh));
  const generator = new RoomGenerator(renderer);
  const target = generator.fromScene(room);
  generator.dispose();
  for (const part of room.children) {
    if (!(part instanceof Mesh)) continue;
    part.geometry.dispose();
    part.material.dispose();
  }
  return { texture: target.texture, dispose: () => target.dispose() };
}

function dome({ sky, horizon, ground, roomBrightness }: LightPreset): Mesh {
  const geometry = new SphereGeometry(roomRadiusMetres, 32, 24);
  const positions = geometry.getAttribute('position');
  const colours = new Float32Array(positions.count * 3);
  const [top, middle, bottom, mixed] = [new Color(sky), new Color(horizon), new Color(ground), new Color()];
  for (let index = 0; index < positions.count; index += 1) {
    const height = positions.getY(index) / roomRadiusMetres;
    mixed.lerpColors(middle, height > 0 ? top : bottom, Math.min(1, Math.abs(height) * 1.6));
    mixed.multiplyScalar(roomBrightness).toArray(colours, index * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ side: BackSide, vertexColors: true, toneMapped: false }));
}

function panelMesh({ position, size, colour, brightness }: LightPreset['panels'][number]): Mesh {
  const material = new MeshBasicMaterial({ toneMapped: false });
  material.color.set(colour).multiplyScalar(brightness);
  const mesh = new Mesh(new PlaneGeometry(...size), material);
  mesh.position.set(...position);
  mesh.lookAt(0, 0.5, 0);
  return mesh;
}
