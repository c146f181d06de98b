import { inOrder, type LibraryObject, type SceneObject, type ScenesDocument } from '@vitrine/shared/contract';
import type { PlacingChange } from '@vitrine/shared/scene';
import { keyBetween } from '../../documents/store/order-key';

/** Changes of a scene, as functions from one state to the next. */

export const changedObject =
  (id: string, change: Partial<SceneObject>) =>
  (scene: ScenesDocument): ScenesDocument => {
    const object = scene.objects[id];
    if (!object) return scene;
    return { ...scene, objects: { ...scene.objects, [id]: { ...object, ...change } } };
  };

/** Moves, turns or stretches an object along some axes; along the others it stays as it is by then. */
export const placedObject =
  (id: string, { axes, property }: PlacingChange) =>
  (scene: ScenesDocument): ScenesDocument => {
    const object = scene.objects[id];
    if (!object) return scene;
    const [x, y, z] = object[property];
    const placed: SceneObject['position'] = [axes[0] ?? x, axes[1] ?? y, axes[2] ?? z];
    return changedObject(id, { [property]: placed })(scene);
  };

/** @param at where its lowest point comes to stand. */
export const addedObject =
  (id: string, model: LibraryObject, at: readonly [number, number, number]) =>
  (scene: ScenesDocument): ScenesDocument => ({
    ...scene,
    objects: {
      ...scene.objects,
      [id]: {
        order: keyBetween(inOrder(scene.objects).at(-1)?.[1].order, undefined),
        libraryObjectId: model._id,
        name: freeName(scene, model.name),
        position: [at[0], rounded(at[1] - model.baseMetres), at[2]],
        rotation: [0, 0, 0],
        scale: [1, 1, 1],
      },
    },
  });

export const removedObject =
  (id: string) =>
  (scene: ScenesDocument): ScenesDocument => {
    const { [id]: _, ...objects } = scene.objects;
    return { ...scene, objects };
  };

/** A copy beside the original, a step to the right and to the front, so that both can be seen. */
export const duplicatedObject =
  (id: string, copyId: string) =>
  (scene: ScenesDocument): ScenesDocument => {
    const object = scene.objects[id];
    if (!object) return scene;
    const entries = inOrder(scene.objects);
    const next = entries[entries.findIndex(([key]) => key === id) + 1]?.[1].order;
    const [x, y, z] = object.position;
    const { locked: _, ...rest } = object;
    const copy: SceneObject = {
      ...rest,
      order: keyBetween(object.order, next),
      name: freeName(scene, object.name.replace(/ \d+$/, '')),
      position: [rounded(x + 0.5), y, rounded(z + 0.5)],
    };
    return { ...scene, objects: { ...scene.objects, [copyId]: copy } };
  };

/** "Chair", "Chair 2", "Chair 3": names tell objects apart in lists. */
function freeName(scene: ScenesDocument, name: string): string {
  const taken = new Set(Object.values(scene.objects).map((object) => object.name));
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${name} ${number}`;
  return candidate;
}

/** To the millimetre. */
const rounded = (metres: number) => Math.round(metres * 1000) / 1000 || 0;
