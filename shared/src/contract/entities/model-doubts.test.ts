import fc from 'fast-check';
import { emptyScene, scenesDocument } from '../areas/scenes/document';
import { randomCases } from '../testing/random-cases';
import { limits } from '../values/limits';
import { isTooHeavyToPublish, scaledSize, unitRepairs } from './model-doubts';

const inUnit = (factor: number) => {
  const sofa: [number, number, number] = [2.3 * factor, 0.9 * factor, 0.95 * factor];
  return { dimensionsMetres: sofa };
};

test.each([
  ['metres', 1, []],
  ['centimetres', 100, [0.001, 0.01, 0.0254]],
  ['inches', 39.37, [0.001, 0.01, 0.0254]],
  ['metres that were taken for millimetres', 0.001, [1000, 100]],
])('a sofa in %s', (_, factor, scales) => {
  expect(unitRepairs(inUnit(factor))).toEqual(scales);
});

test('each repair is a scale that a scene takes, and leaves nothing to repair', () => {
  const { max, min } = limits.model.extentMetres;
  fc.assert(
    fc.property(fc.double({ min, max, noNaN: true }), (side) => {
      for (const scale of unitRepairs({ dimensionsMetres: [side, side, side] })) {
        expect(unitRepairs({ dimensionsMetres: [side * scale, 0, 0] })).toEqual([]);
        const object = { ...anObject, scale: [scale, scale, scale] };
        expect(scenesDocument.safeParse({ ...emptyScene(), objects: { a: object } }).success).toBe(true);
      }
    }),
    randomCases,
  );
});

const anObject = {
  order: 'a0',
  libraryObjectId: '2222222222222222',
  name: 'Sofa',
  position: [0, 0, 0],
  rotation: [0, 0, 0],
};

test('a size at a scale is told to the millimetre', () => {
  expect(scaledSize([820, 740.4, 800], [0.001, 0.001, 0.001])).toEqual([0.82, 0.74, 0.8]);
});

test('a model is too heavy above the limit, not at it', () => {
  expect(isTooHeavyToPublish({ bytes: limits.publishedModelBytes })).toBe(false);
  expect(isTooHeavyToPublish({ bytes: limits.publishedModelBytes + 1 })).toBe(true);
});
