import fc from 'fast-check';
import { findValidationError } from '../validation-error';
import { applyPatch, patchBetween } from './merge-patch';

/** Documents as they are: objects all the way, arrays only as whole values, no nulls (a merge patch cannot write one). */
const key = fc
  .string({ minLength: 1, maxLength: 8 })
  .filter((text) => findValidationError({ [text]: 1 }) === null);
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.integer(), { maxLength: 3 }));
const { tree } = fc.letrec<{ tree: Record<string, unknown> }>((tie) => ({
  tree: fc.dictionary(key, fc.oneof({ maxDepth: 3 }, leaf, tie('tree')), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
}));

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a merge patch', () => {
  it('made between two documents leads from one to the other', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        expect(plain(applyPatch(before, patchBetween(before, after)))).toEqual(plain(after));
      }),
    );
  });

  it('is undone by its inverse', () => {
    fc.assert(
      fc.property(tree, tree, (before, patch) => {
        const after = applyPatch(before, patch);
        expect(plain(applyPatch(after, patchBetween(after, before)))).toEqual(plain(before));
      }),
    );
  });

  it('commutes with one that touches other paths', () => {
    fc.assert(
      fc.property(tree, tree, tree, (document, left, right) => {
        const mine = { ours: { left } };
        const theirs = { ours: { right }, other: right };
        const oneWay = applyPatch(applyPatch(document, mine), theirs);
        const otherWay = applyPatch(applyPatch(document, theirs), mine);
        expect(plain(oneWay)).toEqual(plain(otherWay));
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(tree, tree, (document, patch) => {
        const once = applyPatch(document, patch);
        expect(plain(applyPatch(once, patch))).toEqual(plain(once));
      }),
    );
  });

  it('leaves what is handed in alone', () => {
    const document = { a: { b: 1 } };
    const patch = { a: { c: { d: 2 } } };
    const merged = applyPatch(document, patch) as { a: { c: { d: number } } };
    merged.a.c.d = 3;
    expect([document, patch]).toEqual([{ a: { b: 1 } }, { a: { c: { d: 2 } } }]);
  });

  it.each([
    ['removes with null', { a: 1, b: 2 }, { a: null }, { b: 2 }],
    ['replaces arrays whole', { a: [1, 2, 3] }, { a: [9] }, { a: [9] }],
    ['makes objects out of values', { a: 1 }, { a: { b: { c: 2, d: null } } }, { a: { b: { c: 2 } } }],
  ])('%s', (_what, document, patch, result) => expect(applyPatch(document, patch)).toEqual(result));
});
