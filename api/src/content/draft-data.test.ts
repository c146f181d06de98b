import { emptyPoll, emptyProduct, emptyScene, limits, scenesLimits } from '@vitrine/shared/contract';
import { newId } from '../ids';
import { checkedData } from './draft-data';

const letter = (index: number) => String.fromCharCode(97 + index);
/** A text in so many languages. */
const inLanguages = (count: number, text: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [letter(Math.floor(index / 26)) + letter(index % 26), text]),
  );

const sceneOf = (count: number, languages: number) => ({
  ...emptyScene(),
  objects: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `object-${index}`,
      {
        order: 'a0',
        libraryObjectId: newId(),
        name: 'Table',
        position: [0, 0, 0],
        rotation: [0, 0, 0],
        scale: [1, 1, 1],
        alt: inLanguages(languages, 'x'.repeat(250)),
      },
    ]),
  ),
});

it('takes as many objects as a scene may hold, but no document beyond its bytes', () => {
  expect(() => checkedData('scenes', sceneOf(scenesLimits.objects, 2))).not.toThrow();
  expect(() => checkedData('scenes', sceneOf(scenesLimits.objects, 20))).toThrow(
    expect.objectContaining({ status: 413, code: 'document-too-large' }),
  );
});

it('takes no text in more languages than anybody speaks', () => {
  const poll = (count: number) => ({ ...emptyPoll(), title: inLanguages(count, '') });
  expect(() => checkedData('polling', poll(limits.languages))).not.toThrow();
  expect(() => checkedData('polling', poll(limits.languages + 1))).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

const variant = (prices: object) => ({ only: { order: 'a0', values: {}, prices, available: true } });

it.each([
  [
    'a currency that there is not',
    { variants: variant({ QQQ: { amount: '5' } }) },
    '/variants/only/prices/QQQ',
    'Not a currency code',
  ],
  [
    'a currency in small letters',
    { variants: variant({ eur: { amount: '5' } }) },
    '/variants/only/prices/eur',
    'Not a currency code',
  ],
  ['a language by its name', { title: { German: 'Lampe' } }, '/title/German', 'Not a language tag'],
])('says of %s where it stands and what it is not', (_, own, pointer, message) => {
  expect(() => checkedData('products', { ...emptyProduct(), ...own })).toThrow(
    expect.objectContaining({
      status: 400,
      details: { errors: [{ pointer: `/data${pointer}`, message }] },
    }),
  );
});

it('takes a price in a currency of former times', () => {
  const prices = { DEM: { amount: '5' } };
  expect(() => checkedData('products', { ...emptyProduct(), variants: variant(prices) })).not.toThrow();
});
