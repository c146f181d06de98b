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
 * Which of a model's material variants shows a product's variants: the one that a variant names, else one that is called
 * as its values are in some language: all of them, or those that the model tells apart ("Moss wool, Oiled oak" of a sofa
 * for two).
 * @param available names of the model's material variants
 * @returns of a variant; undefined where there is none: the model is shown as it was made.
 */
export function materialVariantsBy(
  options: ProductDocument['options'],
  available: readonly string[],
): (variant: Pick<ProductVariant, 'materialVariant' | 'values'>) => string | undefined {
  if (available.length === 0) return () => undefined;
  const named = new Set(available);
  const byName = new Map(available.toReversed().map((name) => [comparable(name), name]));
  // A name without any letter is nobody's.
  byName.delete('');
  const choices = inOrder(options).map(([id, { values }]) => ({ id, labelsOf: comparableLabels(values) }));
  return ({ materialVariant, values }) => {
    if (materialVariant !== undefined) return named.has(materialVariant) ? materialVariant : undefined;
    const labels = choices.flatMap(({ id, labelsOf }) => labelsOf.get(values[id] ?? '') ?? []);
    const languages = new Set(labels.flatMap((label) => [...label.keys()]));
    for (const some of selections(labels))
      for (const language of languages) {
        const found = byName.get(some.map((label) => label.get(language) ?? '').join(' '));
        if (found !== undefined) return found;
      }
    return undefined;
  };
}

/** Value → language → what of its label counts. */
const comparableLabels = (values: ProductDocument['options'][string]['values']) =>
  new Map(
    Object.entries(values).map(([id, { label }]) => [
      id,
      new Map(Object.entries(label).map(([language, text]) => [language, comparable(text)])),
    ]),
  );
