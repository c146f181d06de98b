/**
 * Runs in a process of its own, which may be killed: makes the light form of the GLB whose path is its first argument,
 * which was checked before, and prints it; nothing where it would not be worth it. The second argument is a
 * `LightGlbOptions` (see glb-light.ts).
 */
import { readFile } from 'node:fs/promises';
import { Logger, Primitive, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTTextureWebP } from '@gltf-transform/extensions';
import { compactPrimitive, compressTexture, dequantize, meshopt, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';

const [, , path = '', optionsJson = '{}'] = process.argv;
const options = JSON.parse(optionsJson);
sharp.cache(false);
await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
const io = new WebIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });

/** Corners that move by themselves cannot be left out by how a model looks while it stands still. */
const moves = (root) =>
  root.listAnimations().length > 0 ||
  root.listSkins().length > 0 ||
  root
    .listMeshes()
    .some((mesh) => mesh.listPrimitives().some((primitive) => primitive.listTargets().length > 0));

async function lightFormOf(bytes) {
  const document = (await io.readBinary(bytes)).setLogger(new Logger(Logger.Verbosity.ERROR));
  const root = document.getRoot();
  if (moves(root)) return null;
  for (const texture of root.listTextures()) await shrink(texture);
  if (root.listTextures().some((texture) => texture.getMimeType() === 'image/webp'))
    document.createExtension(EXTTextureWebP).setRequired(true);
  await document.transform(dequantize(), weld());
  for (const mesh of root.listMeshes()) for (const primitive of mesh.listPrimitives()) simplify(primitive);
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: 'high', ...options.bits }));
  const light = await io.writeBinary(document);
  return light.byteLength <= bytes.byteLength * options.worthIt ? light : null;
}

/** Leaves out triangles as long as neither the surface nor its light, picture and colours change by more than allowed. */
function simplify(primitive) {
  const indices = primitive.getIndices();
  const position = primitive.getAttribute('POSITION');
  if (!indices || !position || primitive.getMode() !== Primitive.Mode.TRIANGLES) return;
  const besides = Object.entries(options.weights).flatMap(([name, weight]) => {
    const values = primitive.getAttribute(name);
    return values ? [{ values, weights: Array(values.getElementSize()).fill(weight) }] : [];
  });
  const weights = besides.flatMap((one) => one.weights);
  const looks = new Float32Array(position.getCount() * weights.length);
  for (let corner = 0; corner < position.getCount(); corner += 1)
    looks.set(
      besides.flatMap(({ values }) => values.getElement(corner, [])),
      corner * weights.length,
    );
  const [left] = MeshoptSimplifier.simplifyWithAttributes(
    Uint32Array.from(indices.getArray()),
    Float32Array.from(position.getArray()),
    3,
    looks,
    weights.length,
    weights,
    null,
    0,
    options.error,
  );
  primitive.setIndices(indices.clone().setArray(left));
  compactPrimitive(primitive);
}

async function shrink(texture) {
  const size = texture.getSize();
  if (!size || !/^image\/(jpeg|png|webp)$/.test(texture.getMimeType())) return;
  const { least, most, quality } = options.textures;
  const side = Math.min(most, Math.max(least, ...size.map((pixels) => Math.round(pixels / 2))));
  await compressTexture(texture, {
    encoder: sharp,
    targetFormat: 'webp',
    resize: [side, side],
    effort: 100,
    quality,
  });
}

const light = await lightFormOf(new Uint8Array(await readFile(path)));
if (light) await new Promise((resolve) => process.stdout.write(light, resolve));
