import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, Logger, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRTextureTransform } from '@gltf-transform/extensions';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { modelsFolder } from '../library/models/models-folder';
import { checkGlb } from './glb-check';
import { lightGlb } from './glb-light';

/** Leaves geometry as it is packed: read here are names and textures, and `checkGlb` looks at the rest. */
const packed = { supported: true, ready: Promise.resolve(), decodeGltfBuffer: () => {} };
const io = new WebIO()
  .setLogger(new Logger(Logger.Verbosity.SILENT))
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': packed });

/** A square of 40 × 40 fields of a metre, flat, with a picture of a width on it. */
async function sheet(pictureWidth: number) {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (
    type: 'SCALAR' | 'VEC2' | 'VEC3',
    array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const side = 41;
  const corners = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)] as const);
  const fields = corners.flatMap(([x, y], i) =>
    x === side - 1 || y === side - 1 ? [] : [i, i + 1, i + side, i + 1, i + side + 1, i + side],
  );
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = {
    width: pictureWidth,
    height: pictureWidth / 2,
    channels: 3,
    background: '#888',
    noise,
  } as const;
  const texture = document
    .createTexture('label')
    .setMimeType('image/png')
    .setImage(new Uint8Array(await sharp({ create }).png().toBuffer()));
  const material = document.createMaterial('paper').setBaseColorTexture(texture);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(accessor('SCALAR', Uint32Array.from(fields)))
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(corners.flatMap(([x, y]) => [x, y, 0]))))
    .setAttribute('NORMAL', accessor('VEC3', Float32Array.from(corners.flatMap(() => [0, 0, 1]))))
    .setAttribute(
      'TEXCOORD_0',
      accessor('VEC2', Float32Array.from(corners.flatMap(([x, y]) => [x / 40, y / 40]))),
    );
  const node = document.createNode('sheet').setMesh(document.createMesh('sheet').addPrimitive(primitive));
  document.createScene().addChild(node);
  document.getRoot().getAsset().copyright = '2026 Ada, CC BY 4.0';
  return { document, accessor, material, node, primitive };
}

describe('The light form of a model', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-glb-light-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const written = async (document: Document): Promise<string> => {
    const path = join(folder, 'model.glb');
    await writeFile(path, await io.writeBinary(document));
    return path;
  };
  const read = async (light: Buffer | null) => {
    if (!light) throw new Error('It has none');
    return (await io.readBinary(new Uint8Array(light))).getRoot();
  };

  test('is as large and comes in the same variants, with fewer triangles and bytes', async () => {
    const path = join(modelsFolder, 'glb', 'sofa.glb');
    const light = await lightGlb(path);
    const lightPath = join(folder, 'light-sofa.glb');
    await writeFile(lightPath, light ?? '');
    const [full, its] = [await checkGlb(path), await checkGlb(lightPath)];
    expect(its.materialVariants).toEqual(full.materialVariants);
    expect(its.triangles).toBeLessThan(full.triangles / 3);
    for (const [axis, metres] of its.dimensionsMetres.entries())
      expect(Math.abs(metres - (full.dimensionsMetres[axis] ?? 0))).toBeLessThan(0.02);
    expect(light?.byteLength).toBeLessThan((await readFile(path)).byteLength / 2);
    const { issues } = await validateBytes(new Uint8Array(light ?? []));
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  });

  test('says whose it is, and has names and what its textures are moved by', async () => {
    const { document, material } = await sheet(512);
    const transform = document.createExtension(KHRTextureTransform).createTransform().setScale([2, 2]);
    material.getBaseColorTextureInfo()?.setExtension('KHR_texture_transform', transform);
    const root = await read(await lightGlb(await written(document)));
    expect(root.getAsset().copyright).toBe('2026 Ada, CC BY 4.0');
    expect(root.listMaterials().map((one) => one.getName())).toEqual(['paper']);
    const [its] = root.listMaterials();
    expect(its?.getBaseColorTextureInfo()?.getExtension('KHR_texture_transform')).toMatchObject({});
    expect(
      its?.getBaseColorTextureInfo()?.getExtension<typeof transform>('KHR_texture_transform')?.getScale(),
    ).toEqual([2, 2]);
  });

  test.each([
    [100, [100, 50]],
    [200, [128, 64]],
    [800, [400, 200]],
    [2000, [512, 256]],
  ])('has a texture %i pixels wide as WebP of %j', async (width, size) => {
    const { document } = await sheet(width);
    const root = await read(await lightGlb(await written(document)));
    const [texture] = root.listTextures();
    expect([texture?.getMimeType(), texture?.getSize()]).toEqual(['image/webp', size]);
  });

  test('leaves out what changes neither surface nor light', async () => {
    const flat = await sheet(512);
    const triangles = async (path: string) => {
      const light = join(folder, 'counted.glb');
      await writeFile(light, (await lightGlb(path)) ?? '');
      return (await checkGlb(light)).triangles;
    };
    expect(await triangles(await written(flat.document))).toBeLessThan(10);
    // Every other column leans: its surface is as flat, and does not look so.
    const normals = flat.primitive.getAttribute('NORMAL');
    for (let i = 0; i < 41 * 41; i += 1) if ((i % 41) % 2) normals?.setElement(i, [0.8, 0, 0.6]);
    expect(await triangles(await written(flat.document))).toBeGreaterThan(30);
  });

  test('is not made of what moves', async () => {
    const morphing = await sheet(512);
    const target = morphing.document.createPrimitiveTarget();
    const moved = Float32Array.from({ length: 41 * 41 * 3 }, (_, i) => i % 3);
    morphing.primitive.addTarget(target.setAttribute('POSITION', morphing.accessor('VEC3', moved)));
    expect(await lightGlb(await written(morphing.document))).toBeNull();

    const turning = await sheet(512);
    const sampler = turning.document
      .createAnimationSampler()
      .setInput(turning.accessor('SCALAR', Float32Array.from([0, 1])))
      .setOutput(turning.accessor('VEC3', Float32Array.from([0, 0, 0, 0, 1, 0])));
    const channel = turning.document.createAnimationChannel().setTargetNode(turning.node);
    channel.setTargetPath('translation').setSampler(sampler);
    turning.document.createAnimation('turn').addSampler(sampler).addChannel(channel);
    expect(await lightGlb(await written(turning.document))).toBeNull();

    const skinned = await sheet(512);
    skinned.node.setSkin(skinned.document.createSkin().addJoint(skinned.document.createNode('joint')));
    expect(await lightGlb(await written(skinned.document))).toBeNull();
  });

  test('is not made where it would save little', async () => {
    expect(await lightGlb(join(modelsFolder, 'glb', 'light', 'sofa.glb'))).toBeNull();
  });

  test('is not there where making it takes too long or fails', async () => {
    expect(await lightGlb(join(modelsFolder, 'glb', 'sofa.glb'), { killAfterMs: 1 })).toBeNull();
    expect(await lightGlb(join(folder, 'nowhere.glb'))).toBeNull();
  });
});
