import { type Material, Mesh, type Object3D } from 'three';
import type { GLTF } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { clone } from 'three/examples/jsm/utils/SkeletonUtils.js';

/** What a file says of them: KHR_materials_variants, as far as it is used here. */
interface Declared {
  variants?: { name?: string }[];
}
interface Mapping {
  material: number;
  variants: number[];
}

/**
 * A copy of a model in one of its material variants, which shares its geometry.
 * @param gltf as the loader answered it
 * @returns null where there is none of this name.
 * @throws (rejects) when a material cannot be had.
 */
export async function dressedIn({ parser, scene }: GLTF, materialVariant: string): Promise<Object3D | null> {
  const { variants = [] }: Declared = parser.json.extensions.KHR_materials_variants;
  const index = variants.findIndex(({ name }) => name === materialVariant);
  if (index < 0) return null;
  const copy = clone(scene);
  const pairs: [Mesh, Mesh][] = [];
  together(scene, copy, (own, its) => {
    if (own instanceof Mesh && its instanceof Mesh) pairs.push([own, its]);
  });
  await Promise.all(
    pairs.map(async ([own, its]) => {
      const material = materialIn(own, index);
      if (material === undefined) return;
      its.material = (await parser.getDependency('material', material)) as Material;
      // As the geometry asks: vertex colours, flat shading.
      parser.assignFinalMaterial(its);
    }),
  );
  return copy;

  function materialIn(mesh: Mesh, variant: number): number | undefined {
    const { meshes = -1, primitives = -1 } = parser.associations.get(mesh) ?? {};
    const { extensions } = parser.json.meshes[meshes]?.primitives[primitives] ?? {};
    const mappings: Mapping[] = extensions?.KHR_materials_variants?.mappings ?? [];
    return mappings.find(({ variants }) => variants.includes(variant))?.material;
  }
}

/** Both are the same tree. */
function together(one: Object3D, other: Object3D, visit: (one: Object3D, other: Object3D) => void): void {
  visit(one, other);
  one.children.forEach((child, index) => {
    const its = other.children[index];
    if (its) together(child, its, visit);
  });
}
