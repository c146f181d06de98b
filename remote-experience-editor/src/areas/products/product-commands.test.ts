import {
  emptyProduct,
  inOrder,
  type LanguageMap,
  type ProductDocument,
  productsDocument,
  productsLimits,
} from '@vitrine/shared/contract';
import { newEntryId } from '../../documents/store/entry-id';
import { handleOf, retitled } from './handle';
import { labelsIn, labelsText } from './labels';
import { priceIn } from './price-text';
import {
  addedMedia,
  addedOption,
  addedValues,
  completedVariants,
  missingVariants,
  pricedVariant,
  reducedVariant,
  removedMedium,
  removedOption,
  removedValue,
} from './product-commands';

const optionIds = (product: ProductDocument) => inOrder(product.options).map(([id]) => id);
const withOption = (product: ProductDocument, ...labels: string[]) => {
  const id = newEntryId();
  const values = labels.map((label): [string, { label: LanguageMap }] => [
    newEntryId(),
    { label: { en: label } },
  ]);
  return addedValues(id, values)(addedOption(id)(product));
};
const labelsOf = (product: ProductDocument) =>
  inOrder(product.variants).map(([, { values }]) =>
    inOrder(product.options)
      .map(([id, option]) => option.values[values[id] ?? '']?.label.en)
      .join(' '),
  );

describe('options and variants', () => {
  it('make a variant for every choice, at the price of the first', () => {
    const priced = pricedVariant('only', 'EUR', '340.00')(emptyProduct());
    const two = withOption(withOption(priced, 'Oak', 'Ash'), 'Small', 'Large');
    expect(labelsOf(two)).toEqual(['Oak Small']);
    expect(missingVariants(two)).toHaveLength(3);
    const complete = completedVariants('made')(two);
    expect(labelsOf(complete)).toEqual(['Oak Small', 'Oak Large', 'Ash Small', 'Ash Large']);
    expect(Object.values(complete.variants).map(({ prices }) => prices.EUR?.amount)).toEqual(
      Array(4).fill('340.00'),
    );
    expect(missingVariants(complete)).toEqual([]);
    expect(productsDocument.safeParse(complete).error).toBeUndefined();
  });

  it('never make more variants than a product may have', () => {
    const many = Array.from({ length: 90 }, (_, index) => String(index));
    const product = completedVariants('made')(withOption(withOption(emptyProduct(), ...many), ...many));
    expect(Object.keys(product.variants)).toHaveLength(productsLimits.variants);
    expect(productsDocument.safeParse(product).error).toBeUndefined();
  });

  it('go with a value, and are told apart by what is left without an option', () => {
    const all = completedVariants('made')(
      withOption(withOption(emptyProduct(), 'Oak', 'Ash'), 'Small', 'Large'),
    );
    const [wood = '', size = ''] = optionIds(all);
    const [oak = ''] = inOrder(all.options[wood]?.values ?? {}).map(([id]) => id);
    expect(labelsOf(removedValue(wood, oak)(all))).toEqual(['Ash Small', 'Ash Large']);
    expect(labelsOf(removedOption(size)(all))).toEqual(['Oak', 'Ash']);
  });

  it('have a former price only beside a price', () => {
    const reduced = reducedVariant('only', 'EUR', '390')(pricedVariant('only', 'EUR', '340')(emptyProduct()));
    expect(reduced.variants.only?.prices).toEqual({ EUR: { amount: '340', compareAt: '390' } });
    expect(pricedVariant('only', 'EUR', '300')(reduced).variants.only?.prices.EUR?.compareAt).toBe('390');
    expect(pricedVariant('only', 'EUR', '')(reduced).variants.only?.prices).toEqual({});
    expect(reducedVariant('only', 'USD', '1')(emptyProduct())).toEqual(emptyProduct());
  });
});

describe('pictures', () => {
  it('come at the end, in their order', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
    const { media } = addedMedia(two, three)(addedMedia(one)(emptyProduct()));
    expect(inOrder(media).map(([, { image }]) => image)).toEqual([one, two, three]);
  });
});

describe('a handle', () => {
  it('is made of the title', () => {
    expect(handleOf('  Löv chair, oak & Straße ')).toBe('lov-chair-oak-strasse');
    expect(handleOf('椅子 №2')).toBe('椅子-no2');
  });

  it('follows the title of a draft until somebody chooses one', () => {
    const titled = retitled(emptyProduct(), { en: 'Chair' }, 'en');
    expect(titled.handle).toBe('chair');
    expect(retitled(titled, { en: 'Chair two' }, 'en').handle).toBe('chair-two');
    expect(retitled({ ...titled, handle: 'own' }, { en: 'Chair two' }, 'en').handle).toBe('own');
    expect(retitled({ ...titled, status: 'active' }, { en: 'Chair two' }, 'en').handle).toBe('chair');
    expect(retitled(titled, { en: 'Chair', de: 'Stuhl' }, 'en').handle).toBe('chair');
  });
});

describe('what people type', () => {
  it('is a price with a point or a comma', () => {
    expect(['1299', ' 1299,5 ', '12.50', '', 'free', '1.299,50'].map(priceIn)).toEqual([
      '1299',
      '1299.5',
      '12.50',
      '',
      null,
      null,
    ]);
  });

  it('is a list of labels', () => {
    expect(labelsText(labelsIn(' oak , , new,oak'))).toBe('oak, new');
  });
});

test('a picture that goes shows no variant any more; one that is there twice goes on', () => {
  const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
  const shown = (image: string, order: string) => ({ order, values: {}, prices: {}, available: true, image });
  const product: ProductDocument = {
    ...emptyProduct(),
    media: {
      first: { order: 'a0', image: a, alt: {} },
      again: { order: 'a1', image: a, alt: {} },
      other: { order: 'a2', image: b, alt: {} },
    },
    variants: { one: shown(a, 'a0'), two: shown(b, 'a1') },
  };
  const images = ({ variants }: ProductDocument) => inOrder(variants).map(([, { image }]) => image);
  expect(images(removedMedium('first')(product))).toEqual([a, b]);
  expect(images(removedMedium('other')(product))).toEqual([a, undefined]);
});
