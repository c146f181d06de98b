import fc from 'fast-check';
import { at, changed, changesBetween } from './changes';
import type { Change } from './merge-patch';
import { changesOf, difference, patched, patchOf } from './merge-patch';
import { rebase, type Side, settled } from './rebase';

/** Documents as the product has them: maps of maps, texts, numbers and whole arrays, never null. */
const leaf = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const key = fc.constantFrom('a', 'b', 'c', 'd');
const documentOf = (depth: number): fc.Arbitrary<object> =>
  fc.dictionary(key, depth === 0 ? leaf : fc.oneof(leaf, documentOf(depth - 1)), { maxKeys: 4 });
const anyDocument = documentOf(2);

describe('merge patches', () => {
  it('the difference of two documents makes the second out of the first', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (before, after) => {
        expect(patched(before, difference(before, after))).toEqual(after);
      }),
    );
  });

  it('are the sum of their single changes', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (before, after) => {
        const patch = difference(before, after);
        expect(patchOf(changesOf(patch))).toEqual(patch);
      }),
    );
  });

  it('never change the document that they are applied to', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (before, after) => {
        const copy = structuredClone(before);
        patched(before, difference(before, after));
        expect(before).toEqual(copy);
      }),
    );
  });
});

describe('changes', () => {
  it('make the second of two documents out of the first, and back again', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (before, after) => {
        expect(changed(before, changesBetween(before, after))).toEqual(after);
      }),
    );
  });
});

describe('rebasing', () => {
  it('gives my document when nobody else changed anything', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, mine) => {
        expect(rebase(base, mine, base)).toEqual({ data: mine, collisions: [] });
      }),
    );
  });

  it('gives their document when I changed nothing', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, theirs) => {
        expect(rebase(base, base, theirs)).toEqual({ data: theirs, collisions: [] });
      }),
    );
  });

  it('does not depend on who came first, as long as nothing collides', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        const one = rebase(base, mine, theirs);
        fc.pre(one.collisions.length === 0);
        expect(one.data).toEqual(rebase(base, theirs, mine).data);
      }),
    );
  });

  it('sees a collision from both sides', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        const here = rebase(base, mine, theirs).collisions.length > 0;
        expect(rebase(base, theirs, mine).collisions.length > 0).toBe(here);
      }),
    );
  });

  it('keeps both changes of two people in different objects of a scene', () => {
    const base = { objects: { table: { x: 0 }, chair: { x: 1 } } };
    const { data, collisions } = rebase(
      base,
      { objects: { table: { x: 5 }, chair: { x: 1 } } },
      { objects: { table: { x: 0 }, chair: { x: 2 }, lamp: { x: 3 } } },
    );
    expect(collisions).toEqual([]);
    expect(data).toEqual({ objects: { table: { x: 5 }, chair: { x: 2 }, lamp: { x: 3 } } });
  });

  it('keeps X of one person and Z of another, and asks only about the axis that both moved', () => {
    const at = (...position: number[]) => ({ objects: { table: { position } } });
    expect(rebase(at(0, 0, 0), at(5, 0, 0), at(0, 0, 7))).toEqual({ data: at(5, 0, 7), collisions: [] });
    const { data, collisions } = rebase(at(0, 0, 0), at(5, 2, 0), at(5, 3, 7));
    expect(collisions).toEqual([
      {
        mine: { path: ['objects', 'table', 'position', '1'], value: 2 },
        theirs: { path: ['objects', 'table', 'position', '1'], value: 3 },
      },
    ]);
    expect(settled(data, at(5, 2, 0), collisions, ['mine'])).toEqual(at(5, 2, 7));
    expect(settled(data, at(5, 2, 0), collisions, ['theirs'])).toEqual(at(5, 3, 7));
  });

  it('brings a removed object back whole when I moved it and choose mine', () => {
    const base = { objects: { table: { x: 0, name: 'Table' } } };
    const mine = { objects: { table: { x: 5, name: 'Table' } } };
    const { data, collisions } = rebase<object>(base, mine, { objects: {} });
    expect(collisions).toHaveLength(1);
    expect(settled<object>(data, mine, collisions, ['mine'])).toEqual(mine);
    expect(settled<object>(data, mine, collisions, ['theirs'])).toEqual({ objects: {} });
  });

  it('decides each collision by itself and keeps what nobody disputes', () => {
    const base = { title: 'A', text: 'A', note: 'A', size: 1 };
    const mine = { title: 'B', text: 'B', note: 'B', size: 1 };
    const { data, collisions } = rebase(base, mine, { title: 'C', text: 'C', note: 'A', size: 2 });
    expect(settled(data, mine, collisions, ['mine', 'theirs'])).toEqual({
      title: 'B',
      text: 'C',
      note: 'B',
      size: 2,
    });
  });

  it('gives all of mine or all of theirs when every place is decided alike', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        const { data, collisions } = rebase(base, mine, theirs);
        const all = (side: Side) =>
          settled(
            data,
            mine,
            collisions,
            collisions.map(() => side),
          );
        // An empty map says only that there is one: merged into another it changes nothing.
        const says = ({ value }: Change) => typeof value !== 'object' || value === null;
        for (const { path } of collisions.map((collision) => collision.theirs).filter(says))
          expect(at(all('theirs'), path)).toEqual(at(theirs, path));
        for (const { path } of collisions.map((collision) => collision.mine).filter(says))
          expect(at(all('mine'), path)).toEqual(at(mine, path));
      }),
    );
  });
});
