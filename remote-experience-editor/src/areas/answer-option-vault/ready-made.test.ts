import { inOrder, vaultOptionSet } from '@vitrine/shared/contract';
import { readyMade } from './ready-made';

it.each(readyMade)('the ready-made set $key fits the vault and is complete in both languages', ({ set }) => {
  expect(vaultOptionSet.parse(set)).toEqual(set);
  for (const { label } of [{ label: set.title }, ...Object.values(set.options)])
    expect([label.en, label.de].every(Boolean)).toBe(true);
});

it('the options stand in the order in which they are told', () => {
  const nps = readyMade.find(({ key }) => key === 'nps');
  expect(inOrder(nps?.set.options ?? {}).map(([, { value }]) => value)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});
