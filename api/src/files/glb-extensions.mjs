import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { Refusal } from './glb-refusal.mjs';

/** What the scenes' loader reads, three's GLTFLoader; anything else it keeps as it stands, for nobody. */
export const loaderExtensions = new Set([
  'EXT_materials_bump',
  'EXT_mesh_gpu_instancing',
  'EXT_meshopt_compression',
  'EXT_texture_avif',
  'EXT_texture_webp',
  'KHR_draco_mesh_compression',
  'KHR_lights_punctual',
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_diffuse_roughness',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_meshopt_compression',
  'KHR_texture_basisu',
  'KHR_texture_transform',
]);

/** Valid, but scenes have no decoder for it. */
const DRACO = 'KHR_draco_mesh_compression';
const undecoded = [DRACO, 'KHR_texture_basisu'];
const shownExtensions = 5;

const isRead = (name) => ALL_EXTENSIONS.some(({ EXTENSION_NAME }) => EXTENSION_NAME === name);

/** Without Draco's decoder the loader refuses the whole file, and what this check cannot read could be anything. */
const isRefused = (name) => name === DRACO || (loaderExtensions.has(name) && !isRead(name));

/**
 * @param required,used names
 * @throws Refusal where scenes cannot show the model without an extension, or show what nobody has checked.
 */
export function checkExtensions({ required, used }) {
  const refused = [
    ...required.filter((name) => undecoded.includes(name) || !isRead(name)),
    ...used.filter(isRefused),
  ];
  if (refused.length === 0) return;
  const names = [...new Set(refused.map((name) => String(name).slice(0, 100)))];
  throw new Refusal(
    'model-extension',
    `Scenes cannot show a model that uses ${names.slice(0, shownExtensions).join(', ')}. Export it without.`,
  );
}
