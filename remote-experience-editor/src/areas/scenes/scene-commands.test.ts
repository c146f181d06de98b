import { emptyScene, inOrder, type LibraryObject, scenesDocument } from '@vitrine/shared/contract';
import { addedObject, changedObject, duplicatedObject, placedObject, removedObject } from './scene-commands';

const chair: LibraryObject = {
  _id: '2222222222222222',
  name: 'Chair',
  glb: '/files/chair.glb',
  tags: [],
  _updatedAt: '2026-01-01T00:00:00Z',
  sha256: 'a'.repeat(64),
  thumbnail: null,
  bytes: 1,
  triangles: 1,
  materials: 1,
  dimensionsMetres: [0.5, 0.8, 0.5],
  baseMetres: -0.4,
  materialVariants: [],
  licence: '',
  scope: 'tenant',
  archivedAt: null,
};
const withChair = addedObject('a', chair, [1, 0.75, 2])(emptyScene());

describe('commands of a scene', () => {
  it('let an added model stand on the surface by its lowest point', () => {
    expect(withChair.objects.a?.position).toEqual([1, 1.15, 2]);
  });

  it('give every object a name of its own, so that lists can tell them apart', () => {
    const two = addedObject('b', chair, [0, 0, 0])(withChair);
    const three = duplicatedObject('b', 'c')(two);
    expect(inOrder(three.objects).map(([, { name }]) => name)).toEqual(['Chair', 'Chair 2', 'Chair 3']);
  });

  it('put a duplicate right after its original, unlocked', () => {
    const locked = changedObject('a', { locked: true })(addedObject('z', chair, [0, 0, 0])(withChair));
    const copied = duplicatedObject('a', 'c')(locked);
    expect(inOrder(copied.objects).map(([id]) => id)).toEqual(['a', 'c', 'z']);
    expect(copied.objects.c?.locked).toBeUndefined();
  });

  it('place an object along some axes only, whatever the others have become meanwhile', () => {
    const inInches = changedObject('a', { scale: [0.0254, 0.0254, 0.0254] })(withChair);
    const { objects } = placedObject('a', { property: 'position', axes: { 0: 5 } })(inInches);
    expect(objects.a).toMatchObject({ position: [5, 1.15, 2], scale: [0.0254, 0.0254, 0.0254] });
  });

  it('leave the scene as it is when the object is gone', () => {
    expect(changedObject('nobody', { hidden: true })(withChair)).toBe(withChair);
    expect(duplicatedObject('nobody', 'c')(withChair)).toBe(withChair);
    expect(removedObject('nobody')(withChair)).toEqual(withChair);
  });

  it('only ever make scenes that the contract takes', () => {
    const scene = removedObject('a')(duplicatedObject('a', 'c')(withChair));
    expect(scenesDocument.parse(scene)).toEqual(scene);
  });
});
