import { arranged, moved } from './tile-order';

const tiles = ['visits', 'sources', 'devices'].map((id) => ({ id }));
const ids = (some: { id: string }[]) => some.map(({ id }) => id);

test('what nobody has arranged stands as it comes, new tiles at the end', () => {
  expect(ids(arranged(tiles, { order: [], hidden: [] }).shown)).toEqual(['visits', 'sources', 'devices']);
  expect(ids(arranged(tiles, { order: ['devices', 'gone'], hidden: [] }).shown)).toEqual([
    'devices',
    'visits',
    'sources',
  ]);
});

test('a hidden tile is apart', () => {
  const { hidden, shown } = arranged(tiles, { order: [], hidden: ['sources'] });
  expect([ids(shown), ids(hidden)]).toEqual([['visits', 'devices'], ['sources']]);
});

test('a tile changes places with its neighbour, past those that are hidden, and not beyond the ends', () => {
  const nothing = { order: [], hidden: ['sources'] };
  const first = moved(nothing, ['visits', 'devices'], 'devices', -1);
  expect(ids(arranged(tiles, first).shown)).toEqual(['devices', 'visits']);
  expect(moved(first, ['devices', 'visits'], 'devices', -1)).toEqual(first);
  expect(moved(first, ['devices', 'visits'], 'gone', 1)).toEqual(first);
});
