import {
  emptyProduct,
  emptyScene,
  emptyVaultQuestion,
  type PollingDocument,
  type ProductsDocument,
  type ScenesDocument,
  type VaultQuestion,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';

/** What a large brand puts into one experience, complete in two languages: nothing of it keeps it from going live. */
export const large = { products: 1_000, questions: 200, questionsPerPoll: 10, scenes: 50 };

const inTwoLanguages = (words: string) => ({ en: words, de: `${words} auf Deutsch` });
const orders = generateNKeysBetween(null, null, 30);
const keyed = <Value>(count: number, what: string, value: (index: number, order: string) => Value) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${what}-${index}`, value(index, orders[index] ?? 'a0')]),
  );

const sizes = ['Small', 'Medium', 'Large'];

export const largeProduct = (number: number): ProductsDocument => ({
  ...emptyProduct(),
  title: inTwoLanguages(`Lamp ${number}`),
  handle: `lamp-${number}`,
  status: 'active',
  description: inTwoLanguages(
    `Lamp ${number} gives **warm light** to rooms in which people read, and is made of oak and linen in a workshop by the fjord.`,
  ),
  vendor: 'Fjord Lighting',
  tags: { light: true, [`series ${number % 20}`]: true },
  collections: { [`Room ${number % 12}`]: true },
  options: {
    size: {
      order: 'a0',
      name: inTwoLanguages('Size'),
      values: keyed(sizes.length, 'size', (index, order) => ({
        order,
        label: inTwoLanguages(sizes[index] ?? ''),
      })),
    },
  },
  variants: keyed(sizes.length, 'variant', (index, order) => ({
    order,
    values: { size: `size-${index}` },
    sku: `L-${number}-${index}`,
    prices: { EUR: { amount: `${100 + index * 25}.00` }, USD: { amount: `${110 + index * 25}.00` } },
    available: index !== 1,
  })),
});

export const largeQuestion = (number: number): VaultQuestion => ({
  ...emptyVaultQuestion(),
  state: 'ready',
  text: inTwoLanguages(`Which of these would you put into room ${number}?`),
  options: keyed(6, 'option', (index, order) => ({
    order,
    label: inTwoLanguages(`Piece ${index + 1} of room ${number}`),
  })),
});

/** @param questions vault documents, each asked once. */
export const largePoll = (
  number: number,
  questions: { id: string; revision: number; data: VaultQuestion }[],
): PollingDocument => ({
  title: inTwoLanguages(`Your home, part ${number}`),
  results: 'after-answer',
  changeAllowed: true,
  questions: keyed(questions.length, 'question', (index, order) => {
    const question = questions[index];
    if (!question) throw new Error(`There is no question ${index}`);
    return withVaultQuestion({ order }, question.data, { id: question.id, version: question.revision });
  }),
});

/** @param libraryObjectIds used in turns. */
export const largeScene = (number: number, libraryObjectIds: string[]): ScenesDocument => ({
  ...emptyScene(),
  title: inTwoLanguages(`Room ${number}`),
  alt: inTwoLanguages(`Room ${number}, furnished`),
  objects: keyed(20, 'object', (index, order) => ({
    order,
    libraryObjectId: libraryObjectIds[index % libraryObjectIds.length] ?? '',
    name: `Piece ${index}`,
    position: [index % 5, 0, Math.floor(index / 5)],
    rotation: [0, index * 15, 0],
    scale: [1, 1, 1],
    alt: inTwoLanguages(`Piece ${index}`),
  })),
});

/** A table of products as a shop exports it: a row for each variant. */
export function productTable(products: number): string {
  const rows = [
    'Handle,Title,Title [de],Description,Status,Vendor,Tags,Option1 Name,Option1 Value,SKU,Price',
  ];
  for (let number = 0; number < products; number++) {
    const product = `lamp-${number},Lamp ${number},Lampe ${number},"Warm light, made of oak and linen.",active,Fjord Lighting,"light, oak"`;
    rows.push(
      `${product},Size,Small,L-${number}-S,120.00`,
      `lamp-${number},,,,,,,,Large,L-${number}-L,150.00`,
    );
  }
  return `${rows.join('\n')}\n`;
}
