import { PerspectiveCamera, Vector3 } from 'three';
import { type Covered, compose, nothingCovered, towards } from './composition';

const window = { width: 400, height: 800 };
/** Where the middle of what the camera looks at is drawn, as shares of the window from its upper left corner. */
function middleWith(covered: Covered) {
  const camera = new PerspectiveCamera();
  camera.position.set(0, 0, 5);
  camera.updateMatrixWorld();
  compose(camera, 45, window, covered);
  const { x, y } = new Vector3().project(camera);
  return [(x + 1) / 2, (1 - y) / 2].map((share) => Math.round(share * 1000) / 1000);
}

it('what is looked at stands in the middle of what nothing covers', () => {
  expect(middleWith(nothingCovered)).toEqual([0.5, 0.5]);
  expect(middleWith({ ...nothingCovered, bottom: 0.6 })).toEqual([0.5, 0.2]);
  expect(middleWith({ ...nothingCovered, right: 0.4 })).toEqual([0.3, 0.5]);
  expect(middleWith({ ...nothingCovered, left: 0.4 })).toEqual([0.7, 0.5]);
});

it('what covers everything leaves the scene some room', () => {
  expect(middleWith({ ...nothingCovered, bottom: 1 })).toEqual([0.5, 0.15]);
});

it('goes there without a jump, and arrives', () => {
  const to = { ...nothingCovered, bottom: 0.6 };
  let now = nothingCovered;
  const steps = Array.from({ length: 60 }, () => {
    now = towards(now, to, 1 / 60);
    return now.bottom;
  });
  expect(Math.max(...steps.map((step, index) => step - (steps[index - 1] ?? 0)))).toBeLessThan(0.12);
  expect(now).toBe(to);
});
