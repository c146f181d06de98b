import type { Document, Material, Primitive, Texture } from '@gltf-transform/core';
import { KHRMaterialsVariants, KHRTextureTransform } from '@gltf-transform/extensions';
import type { Look } from './catalogue';
import { type Finish, type FinishName, finishes } from './materials';

export type TextureName = NonNullable<Finish['texture']>;
/** The textures' bytes (JPEG), by name. */
export type Textures = Record<TextureName, Uint8Array>;

/** Where the coordinates of a texture lie, in tiles of it. */
export interface Span {
  from: [number, number];
  size: [number, number];
}

/**
 * The finishes of a document, each made once.
 * @param spans of the textures, by whose whole coordinates go from 0 to 1.
 */
export function finishesOf(
  document: Document,
  textures: Textures,
  spans: ReadonlyMap<TextureName, Span>,
): (finish: FinishName) => Material {
  const made = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
  const textureOf = (name: TextureName): Texture =>
    once(`texture ${name}`, () =>
      document.createTexture(name).setImage(textures[name]).setMimeType('image/jpeg'),
    );
  return (name) => once(name, () => materialOf(document, name, finishes[name], textureOf, spans));
}

/** Adds the looks to a document. @returns what tells a primitive of a finish what it is made of in each of them. */
export function variantsOf(
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
  spans: ReadonlyMap<TextureName, Span>,
): Material {
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...linear(finish.colour), 1])
    .setRoughnessFactor(finish.roughness)
    .setMetallicFactor(finish.metallic ?? 0)
    .setDoubleSided(finish.doubleSided ?? false);
  if (finish.texture) {
    material.setBaseColorTexture(textureOf(finish.texture));
    const span = spans.get(finish.texture);
    const transform = document.createExtension(KHRTextureTransform).createTransform();
    if (span)
      material
        .getBaseColorTextureInfo()
        ?.setExtension('KHR_texture_transform', transform.setOffset(span.from).setScale(span.size));
  }
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
