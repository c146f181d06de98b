import type { PublishedChoice } from '@vitrine/shared/contract';
import { arrangedOptions, chosenAfter, isAnswered, randomRanks } from './choosing';

const option = (id: string, own: object = {}) => ({ id, label: { en: id }, ...own });
const question = (own: Partial<PublishedChoice> = {}) => ({
  id: 'wood',
  type: 'multiple' as const,
  text: {},
  options: ['a', 'b', 'c', 'd', 'e'].map((id) => option(id)),
  ...own,
});
const ids = (options: { id: string }[]) => options.map(({ id }) => id).join('');
/** The later in the alphabet, the earlier. */
const backwards = (id: string) => -(id.codePointAt(0) ?? 0);

describe('the order of the options', () => {
  it('is the given one unless the question says otherwise', () => {
    expect(ids(arrangedOptions(question(), backwards))).toBe('abcde');
    expect(ids(arrangedOptions(question({ arrangement: 'given' }), backwards))).toBe('abcde');
  });

  it('is another, with all of them, when shuffled', () => {
    const order = ids(arrangedOptions(question({ arrangement: 'shuffled' }), backwards));
    expect(order).toBe('edcba');
  });

  it('leaves the last where it is, and those with a fixed place', () => {
    expect(ids(arrangedOptions(question({ arrangement: 'shuffled-but-last' }), backwards))).toBe('dcbae');
    const options = [option('a'), option('b', { fixed: true }), option('c'), option('d')];
    const order = ids(arrangedOptions(question({ arrangement: 'shuffled', options }), backwards));
    expect(order).toBe('dbca');
  });

  it('is the same for one visitor, also beside an option that comes later, and any comes up', () => {
    const shuffled = question({ arrangement: 'shuffled' });
    const rankOf = randomRanks();
    const order = ids(arrangedOptions(shuffled, rankOf));
    const longer = { ...shuffled, options: [...shuffled.options, option('f')] };
    expect(ids(arrangedOptions(longer, rankOf)).replace('f', '')).toBe(order);
    const orders = new Set(
      Array.from({ length: 5_000 }, () => ids(arrangedOptions(shuffled, randomRanks()))),
    );
    // 5 · 4 · 3 · 2
    expect(orders.size).toBe(120);
  });
});

describe('choosing several', () => {
  it('goes up to the most, and back', () => {
    const bounded = question({ selection: { max: 2 } });
    expect(chosenAfter(bounded, ['a'], 'b')).toEqual(['a', 'b']);
    expect(chosenAfter(bounded, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(chosenAfter(bounded, ['a', 'b'], 'a')).toEqual(['b']);
  });

  it('takes an exclusive option alone', () => {
    const options = [option('a'), option('b'), option('none', { exclusive: true })];
    expect(chosenAfter(question({ options }), ['a', 'b'], 'none')).toEqual(['none']);
    expect(chosenAfter(question({ options }), ['none'], 'a')).toEqual(['a']);
    expect(isAnswered(question({ options, selection: { min: 2 } }), ['none'])).toBe(true);
  });

  it('is done with the least', () => {
    const bounded = question({ selection: { min: 2 } });
    expect(isAnswered(bounded, ['a'])).toBe(false);
    expect(isAnswered(bounded, ['a', 'b'])).toBe(true);
    expect(isAnswered(question(), [])).toBe(false);
  });
});
