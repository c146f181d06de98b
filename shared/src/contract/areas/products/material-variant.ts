import { inOrder } from '../../values/order';
import type { ProductDocument, ProductVariant } from './document';

/** What of a name counts: its letters and digits. */
const comparable = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Some of a list's entries in their order, the most first. */
const selections = <T>(all: T[]): T[][] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, index) =>
    all.filter((_, place) => ((index + 1) >> place) & 1),
  ).toSorted((a, b) => b.length - a.length);

/**
 * The material variant of its model that shows a product's variant: the one that it names, else one that is called as
 * its values are in some language: all of them, or those that the model tells apart ("Moss wool, Oiled oak" of a sofa
 * for two).
 * @param available names of the model's material variants
 * @returns undefined where there is none: the model is shown as it was made.
 */
export function materialVariantOf(
  { materialVariant, values }: Pick<ProductVariant, 'materialVariant' | 'values'>,
  options: ProductDocument['options'],
  available: readonly string[],
): string | undefined {
  if (materialVariant !== undefined) return available.find((name) => name === materialVariant);
  if (available.length === 0) return undefined;
  const byName = new Map(available.toReversed().map((name) => [comparable(name), name]));
  const labels = inOrder(options).flatMap(([id, option]) => {
    const value = option.values[values[id] ?? ''];
    return value ? [value.label] : [];
  });
  const languages = [...new Set(labels.flatMap((label) => Object.keys(label)))];
  for (const some of selections(labels))
    for (const language of languages) {
      const found = byName.get(comparable(some.map((label) => label[language] ?? '').join(' ')));
      if (found !== undefined) return found;
    }
  return undefined;
}
