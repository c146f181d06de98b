import { Document, Logger, type Material, type Primitive, type Texture, WebIO } from '@gltf-transform/core';
import { KHRMaterialsVariants, KHRMeshQuantization } from '@gltf-transform/extensions';
import { quantize } from '@gltf-transform/functions';
import type { Look } from './catalogue';
import { type Finish, type FinishName, finishes } from './materials';
import type { Part } from './part';
import { merged } from './shapes/mesh';
import { shaded } from './shapes/shade';

export type TextureName = NonNullable<Finish['texture']>;
/** The textures' bytes (JPEG), by name. */
export type Textures = Record<TextureName, Uint8Array>;

/** Metres that one tile of a texture spans. */
const tileMetres: Record<TextureName, [number, number]> = {
  grain: [1.2, 0.4],
  weave: [0.2, 0.2],
  rug: [1, 1],
  painting: [1, 1],
};

/**
 * A GLB of the parts: one mesh with a primitive for each finish, positions quantised to 14 bits (about 0.1 mm), the
 * same bytes on every run.
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
  const used = new Map<TextureName, Texture>();
  const textureOf = (texture: TextureName) => {
    const known = used.get(texture);
    if (known) return known;
    const made = document.createTexture(texture).setImage(textures[texture]).setMimeType('image/jpeg');
    used.set(texture, made);
    return made;
  };
  const materials = new Map<FinishName, Material>();
  const materialFor = (finish: FinishName) => {
    const known = materials.get(finish);
    if (known) return known;
    const made = materialOf(document, finish, finishes[finish], textureOf);
    materials.set(finish, made);
    return made;
  };
  const variants = variantsOf(document, looks, materialFor);

  for (const finishName of new Set(parts.map((part) => part.finish))) {
    const finish: Finish = finishes[finishName];
    const whole = merged(...parts.filter((part) => part.finish === finishName).map((part) => part.mesh));
    const { positions, normals, uvs, indices } = shaded(
      whole,
      finish.creaseDegrees ?? 40,
      finish.texture !== undefined,
    );
    const primitive = document
      .createPrimitive()
      .setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer))
      .setAttribute(
        'POSITION',
        document.createAccessor().setType('VEC3').setArray(positions).setBuffer(buffer),
      )
      .setAttribute('NORMAL', document.createAccessor().setType('VEC3').setArray(normals).setBuffer(buffer))
      .setMaterial(materialFor(finishName));
    variants(primitive, finishName);
    if (finish.texture) {
      const tile = tileMetres[finish.texture];
      const tiled = uvs.map((value, i) => value / (i % 2 === 0 ? tile[0] : tile[1]));
      primitive.setAttribute(
        'TEXCOORD_0',
        document.createAccessor().setType('VEC2').setArray(tiled).setBuffer(buffer),
      );
    }
    mesh.addPrimitive(primitive);
  }
  document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  await document.transform(
    quantize({ quantizePosition: 14, quantizeNormal: 10, pattern: /^(POSITION|NORMAL)$/ }),
  );
  return new WebIO().registerExtensions([KHRMaterialsVariants, KHRMeshQuantization]).writeBinary(document);
}

/** Adds the looks to a document. @returns what tells a primitive of a finish what it is made of in each of them. */
function variantsOf(
  document: Document,
  looks: Record<string, Look>,
  materialFor: (finish: FinishName) => Material,
): (primitive: Primitive, own: FinishName) => void {
  const all = Object.entries(looks);
  if (all.length === 0) return () => {};
  const extension = document.createExtension(KHRMaterialsVariants);
  const named = all.map(([name, look]) => ({ variant: extension.createVariant(name), look }));
  return (primitive, own) => {
    const list = extension.createMappingList();
    for (const { look, variant } of named) {
      const mapping = extension.createMapping().setMaterial(materialFor(look[own] ?? own));
      list.addMapping(mapping.addVariant(variant));
    }
    primitive.setExtension('KHR_materials_variants', list);
  };
}

function materialOf(
  document: Document,
  name: FinishName,
  finish: Finish,
  textureOf: (texture: TextureName) => Texture,
) {
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...linear(finish.colour), 1])
    .setRoughnessFactor(finish.roughness)
    .setMetallicFactor(finish.metallic ?? 0)
    .setDoubleSided(finish.doubleSided ?? false);
  if (finish.texture) material.setBaseColorTexture(textureOf(finish.texture));
  if (finish.glow) {
    const { colour, strength } = finish.glow;
    const [r, g, b] = linear(colour);
    material.setEmissiveFactor([r * strength, g * strength, b * strength]);
  }
  return material;
}

/** glTF's factors are linear, a designer's hex is sRGB. */
function linear(hex: string): [number, number, number] {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return Number((value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4).toFixed(4));
  };
  return [channel(1), channel(3), channel(5)];
}
