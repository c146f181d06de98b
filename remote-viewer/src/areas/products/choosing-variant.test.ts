import type { PublishedProduct } from '@vitrine/shared/contract';
import { choose, firstChoice, picturesOf, stateOf, variantOf } from './choosing-variant';

const values = (...ids: string[]) => ids.map((id) => ({ id, label: { en: id } }));
const variant = (wood: string, size: string, available = true) => ({
  id: `${wood}-${size}`,
  values: { wood, size },
  prices: {},
  available,
});
const chair: PublishedProduct = {
  id: 'chair',
  title: { en: 'Chair' },
  description: {},
  collections: [],
  options: [
    { id: 'wood', name: { en: 'Wood' }, values: values('oak', 'ash', 'pine') },
    { id: 'size', name: { en: 'Size' }, values: values('small', 'large') },
  ],
  // There is no small pine, and no large ash.
  variants: [
    variant('oak', 'small', false),
    variant('oak', 'large'),
    variant('ash', 'small'),
    variant('pine', 'large', false),
  ],
  media: [],
};

describe('choosing among variants', () => {
  it('begins with the first that can be had', () => {
    expect(firstChoice(chair)).toEqual({ wood: 'oak', size: 'large' });
    const soldOut = chair.variants.map((one) => ({ ...one, available: false }));
    expect(firstChoice({ ...chair, variants: soldOut })).toEqual({ wood: 'oak', size: 'small' });
    expect(firstChoice({ ...chair, variants: [] })).toEqual({});
  });

  it('says of every value whether it can be had with the others', () => {
    const chosen = { wood: 'oak', size: 'large' };
    expect(stateOf(chair, chosen, 'size', 'large')).toBe('available');
    expect(stateOf(chair, chosen, 'size', 'small')).toBe('unavailable');
    expect(stateOf(chair, chosen, 'wood', 'ash')).toBe('none');
  });

  it('keeps the other options where there is such a variant, and takes the nearest where there is none', () => {
    const chosen = { wood: 'oak', size: 'large' };
    expect(choose(chair, chosen, 'size', 'small')).toEqual({ wood: 'oak', size: 'small' });
    expect(choose(chair, chosen, 'wood', 'ash')).toEqual({ wood: 'ash', size: 'small' });
    expect(variantOf(chair, choose(chair, { wood: 'ash', size: 'small' }, 'wood', 'pine'))?.id).toBe(
      'pine-large',
    );
  });

  it('of a product without options is its one variant', () => {
    const vase = {
      ...chair,
      options: [],
      variants: [{ id: 'only', values: {}, prices: {}, available: true }],
    };
    expect(variantOf(vase, firstChoice(vase))?.id).toBe('only');
  });
});

describe('pictures of an option’s values', () => {
  const media = ['oak', 'ash', 'pine'].map((wood) => ({ url: `/${wood}.webp`, alt: {} }));
  const pictured = (...pictures: (number | undefined)[]) => ({
    ...chair,
    media,
    variants: chair.variants.map((one, index) => {
      const picture = pictures[index];
      return picture === undefined ? one : { ...one, picture };
    }),
  });
  const urls = (product: PublishedProduct, optionId: string) =>
    [...picturesOf(product, { wood: 'oak', size: 'large' }, optionId)].map(([id, { url }]) => [id, url]);

  it('are those of the variants, the nearest one’s where there is none with what else is chosen', () => {
    expect(urls(pictured(1, 0, 1, 2), 'wood')).toEqual([
      ['oak', '/oak.webp'],
      ['ash', '/ash.webp'],
      ['pine', '/pine.webp'],
    ]);
  });

  it('are none where they do not tell the values apart, or a value has none', () => {
    expect(urls(pictured(0, 0, 1, 2), 'size')).toEqual([]);
    expect(urls(pictured(0, 0, 1, undefined), 'wood')).toEqual([]);
    expect(urls(chair, 'wood')).toEqual([]);
  });
});
