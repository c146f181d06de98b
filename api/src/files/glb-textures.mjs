import { ImageUtils } from '@gltf-transform/core';
import sharp from 'sharp';
import { listOf, objectOf } from './glb-json.mjs';
import { Refusal } from './glb-refusal.mjs';

/** What shaders read from all others are numbers, which graphics cards do not convert. */
const colourSlots = ['baseColorTexture', 'emissiveTexture', 'sheenColorTexture', 'specularColorTexture'];
/** Of samplers, as glTF says: linear with mipmaps, repeated. */
const defaults = { magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 };
const MiB = 1024 * 1024;

/**
 * What the graphics card holds: a picture that materials sample in several ways lies there as often.
 * @param root gltf-transform's
 * @param limits `limits.model` of the contract
 * @returns the sizes in pixels, by the pictures' headers; none is decoded here.
 * @throws (rejects) Refusal
 */
export async function texturesOf(model, root, limits) {
  const textures = [];
  const uploads = uploadsOf(model);
  for (const [image, texture] of root.listTextures().entries()) {
    const size = await sizeOf(texture, image);
    for (let i = 0; i < Math.max(1, uploads[image] ?? 0); i += 1) textures.push(size);
  }
  const longest = textures.reduce((most, { height, width }) => Math.max(most, height, width), 0);
  const bytes = textures.reduce((sum, { height, width }) => sum + width * height * 4 * (4 / 3), 0);
  if (longest > limits.texturePixelsPerSide || bytes > limits.textureBytes)
    throw new Refusal(
      'model-textures',
      `The model’s textures are too large: at most ${limits.texturePixelsPerSide} pixels a side, and ${limits.textureBytes / MiB} MiB decoded in all, counted for each sampler.`,
      { side: limits.texturePixelsPerSide, most: limits.textureBytes / MiB },
    );
  return textures;
}

/** How often each image is uploaded. */
function uploadsOf(model) {
  const ways = new Set(materialPictures(model).map((picture) => JSON.stringify(picture)));
  const uploads = {};
  for (const way of ways) {
    const { image } = JSON.parse(way);
    uploads[image] = (uploads[image] ?? 0) + 1;
  }
  return uploads;
}

/**
 * Where materials name pictures, with all formats in which a texture offers its picture.
 * @returns each place with the index of the image, and how it is sampled
 */
export const materialPictures = ({ json, materials }) =>
  materials.flatMap((material) =>
    [...textureSlots(material)].flatMap(({ index, slot }) => {
      const { extensions, sampler, source } = objectOf(listOf(json.textures)[index]);
      const settings = objectOf(listOf(json.samplers)[sampler]);
      const sampling = Object.entries(defaults).map(([name, otherwise]) => settings[name] ?? otherwise);
      const sources = [source, ...Object.values(objectOf(extensions)).map((other) => objectOf(other).source)];
      const isColour = colourSlots.includes(slot);
      return sources.filter(Number.isInteger).map((image) => ({ image, isColour, sampling }));
    }),
  );

function* textureSlots(material) {
  for (const [slot, value] of Object.entries(objectOf(material))) {
    if (typeof value !== 'object' || slot === 'extras') continue;
    if (slot.endsWith('Texture')) yield { slot, index: objectOf(value).index };
    yield* textureSlots(value);
  }
}

/** Read as what the picture is, and by what decodes it: browsers do that too, whatever the model declares. */
async function sizeOf(texture, index) {
  const bytes = texture.getImage();
  const { height, width } = (bytes && (await headerOf(bytes))) ?? {};
  // A picture that nobody can measure may be of any size.
  if (!width || !height)
    throw new Refusal(
      'model-texture-unknown',
      `The size of a texture cannot be read (/images/${index}). Save it as PNG, JPEG or WebP and export the model again.`,
    );
  return { width, height };
}

async function headerOf(bytes) {
  // Scenes never decode Basis Universal, which is there beside another format.
  if (ImageUtils.getMimeType(bytes) === 'image/ktx2') {
    const [width, height] = ImageUtils.getSize(bytes, 'image/ktx2') ?? [];
    return { width, height };
  }
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isDrawable = ['jpeg', 'png', 'webp'].includes(header?.format) || header?.compression === 'av1';
  return isDrawable ? header : null;
}
