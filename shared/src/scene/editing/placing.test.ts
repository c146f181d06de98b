import { Object3D } from 'three';
import { changeSince, place, placingOf } from './placing';

/** A model in inches, turned a little, somewhere between two millimetres. */
function standing() {
  const target = new Object3D();
  place(target, { position: [1, 0.40012, 2], rotation: [0, 30, 0], scale: [0.0254, 0.0254, 0.0254] });
  return { target, start: placingOf(target) };
}

test('a drag along one axis says that axis, to the millimetre, and nothing of the others', () => {
  const { start, target } = standing();
  target.position.x += 0.123456;
  expect(changeSince(start, target, 'position')).toEqual({ property: 'position', axes: { 0: 1.123 } });
});

test('what a colleague moved meanwhile and the handles put back is not among it', () => {
  const { start, target } = standing();
  place(target, { ...start, position: [1, 0.40012, 7] });
  // As the handles move it: from where it stood when the drag began.
  target.position.set(start.position[0] + 1, start.position[1], start.position[2]);
  expect(changeSince(start, target, 'position')).toEqual({ property: 'position', axes: { 0: 2 } });
});

test('to turn or to stretch says nothing of where it stands', () => {
  const { start, target } = standing();
  target.rotateY(Math.PI / 6);
  target.scale.multiplyScalar(1.1);
  expect(changeSince(start, target, 'rotation')).toEqual({ property: 'rotation', axes: { 1: 60 } });
  expect(changeSince(start, target, 'scale')).toEqual({
    property: 'scale',
    axes: { 0: 0.02794, 1: 0.02794, 2: 0.02794 },
  });
});

test('nothing is scaled away or turned inside out', () => {
  const { start, target } = standing();
  target.scale.set(0, -2, 0.0254);
  expect(changeSince(start, target, 'scale')).toEqual({ property: 'scale', axes: { 0: 0.001, 1: 2 } });
});

test('a drag that ends where it began changes nothing', () => {
  const { start, target } = standing();
  expect(changeSince(start, target, 'position')).toBeNull();
});
