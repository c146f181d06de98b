import { Document, Logger, WebIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRMaterialsVariants,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { meshopt } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import type { Look } from './catalogue';
import { finishesOf, type Span, type TextureName, type Textures, variantsOf } from './glb-materials';
import { type Finish, finishes } from './materials';
import type { Part } from './part';
import { merged } from './shapes/mesh';
import { shaded } from './shapes/shade';

/** Metres that one tile of a texture spans. */
const tileMetres: Record<TextureName, [number, number]> = {
  grain: [1.2, 0.4],
  weave: [0.2, 0.2],
  rug: [1, 1],
  painting: [1, 1],
};

/**
 * A GLB of the parts: one mesh with a primitive for each finish, positions quantised to 14 bits (about 0.1 mm),
 * compressed (EXT_meshopt_compression), the same bytes on every run.
 * @param looks its material variants by their names
 */
export async function glbOf(
  name: string,
  parts: Part[],
  textures: Textures,
  looks: Record<string, Look>,
): Promise<Uint8Array> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  document.getRoot().getAsset().generator = 'Vitrine models';
  const buffer = document.createBuffer();
  const mesh = document.createMesh(name);
  const bodies = [...new Set(parts.map((part) => part.finish))].map((name) => {
    const finish: Finish = finishes[name];
    const whole = merged(...parts.filter((part) => part.finish === name).map((part) => part.mesh));
    const { uvs, ...geometry } = shaded(whole, finish.creaseDegrees ?? 40, finish.texture !== undefined);
    const { texture } = finish;
    return { name, texture, ...geometry, uvs: texture ? inTiles(uvs, tileMetres[texture]) : uvs };
  });
  const spans = spansOf(bodies);
  const materialFor = finishesOf(document, textures, spans);
  const variants = variantsOf(document, looks, materialFor);

  for (const { indices, name: finish, normals, positions, texture, uvs } of bodies) {
    const primitive = document
      .createPrimitive()
      .setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer))
      .setAttribute(
        'POSITION',
        document.createAccessor().setType('VEC3').setArray(positions).setBuffer(buffer),
      )
      .setAttribute('NORMAL', document.createAccessor().setType('VEC3').setArray(normals).setBuffer(buffer))
      .setMaterial(materialFor(finish));
    variants(primitive, finish);
    const span = texture && spans.get(texture);
    if (span)
      primitive.setAttribute(
        'TEXCOORD_0',
        document.createAccessor().setType('VEC2').setArray(within(span, uvs)).setBuffer(buffer),
      );
    mesh.addPrimitive(primitive);
  }
  document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  await MeshoptEncoder.ready;
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: 14 }));
  return new WebIO()
    .registerExtensions([
      EXTMeshoptCompression,
      KHRMaterialsVariants,
      KHRMeshQuantization,
      KHRTextureTransform,
    ])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
    .writeBinary(document);
}

const inTiles = (uvs: Float32Array, tile: readonly number[]): Float32Array =>
  uvs.map((value, i) => value / (tile[i % 2] ?? 1));

/** Within 0 and 1, where they can be quantised. */
const within = ({ from, size }: Span, uvs: Float32Array): Float32Array =>
  uvs.map((value, i) => (value - (from[i % 2] ?? 0)) / (size[i % 2] || 1));

/** Of each texture over everything that has it. */
function spansOf(bodies: { texture: TextureName | undefined; uvs: Float32Array }[]): Map<TextureName, Span> {
  const spans = new Map<TextureName, Span>();
  for (const texture of new Set(bodies.flatMap((body) => body.texture ?? []))) {
    const from: Span['from'] = [Infinity, Infinity];
    const to: Span['from'] = [-Infinity, -Infinity];
    for (const { uvs } of bodies.filter((body) => body.texture === texture))
      uvs.forEach((value, i) => {
        from[i % 2] = Math.min(from[i % 2] ?? 0, value);
        to[i % 2] = Math.max(to[i % 2] ?? 0, value);
      });
    spans.set(texture, { from, size: [to[0] - from[0], to[1] - from[1]] });
  }
  return spans;
}
