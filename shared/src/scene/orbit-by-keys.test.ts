import { fireEvent } from '@testing-library/react';
import { PerspectiveCamera } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { orbitByKeys } from './orbit-by-keys';

/** How far the camera is from what it looks at once a key was pressed; it starts 10 away. */
function distanceAfter(key: string): number {
  const camera = new PerspectiveCamera();
  camera.position.set(0, 0, 10);
  const orbit = new OrbitControls(camera);
  const holder = document.createElement('div');
  const stop = orbitByKeys(holder, orbit, () => undefined);
  fireEvent.keyDown(holder, { key });
  stop();
  return orbit.getDistance();
}

test('plus and the same key without Shift come nearer, minus goes away', () => {
  expect(distanceAfter('+')).toBeLessThan(10);
  expect(distanceAfter('=')).toBeLessThan(10);
  expect(distanceAfter('-')).toBeGreaterThan(10);
});

test('a key takes hold of the camera as a hand does, one that means nothing does not', () => {
  const orbit = new OrbitControls(new PerspectiveCamera());
  const holder = document.createElement('div');
  const held = jest.fn();
  orbit.addEventListener('start', held);
  const stop = orbitByKeys(holder, orbit, () => undefined);
  fireEvent.keyDown(holder, { key: 'a' });
  expect(held).not.toHaveBeenCalled();
  fireEvent.keyDown(holder, { key: 'ArrowLeft' });
  expect(held).toHaveBeenCalledTimes(1);
  stop();
});
