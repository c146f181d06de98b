import { inOrder, type ProductsDocument } from '@vitrine/shared/contract';
import type { DocumentFinding, DraftContext, Finding, Model } from './area-content';
import { checkModel } from './model-check';

/** A model may be measured with a cushion, a product without: so much of a difference says that one of them is wrong. */
const sizeTolerance = 0.1;

/** What is wrong with a product that is to be published; the others may be incomplete. */
export function checkProduct(product: ProductsDocument, { models }: DraftContext): Finding[] {
  if (product.status !== 'active') return [];
  const { libraryObjectId } = product;
  const model = models.get(libraryObjectId ?? '');
  return [
    ...checkVariants(product),
    ...(libraryObjectId ? checkModel(model, 'The product’s model', '/libraryObjectId') : []),
    ...(model ? checkSize(product, model) : []),
  ];
}

/** Tables name products by their handles; the first of a handle is the one that they mean. */
export function checkHandles(products: { id: string; data: ProductsDocument }[]): DocumentFinding[] {
  const seen = new Set<string>();
  return products.flatMap(({ data: { handle }, id }): DocumentFinding[] => {
    if (handle === '' || !seen.has(handle)) {
      seen.add(handle);
      return [];
    }
    const message = `Another product has the handle “${handle}” too, so tables cannot tell them apart.`;
    return [{ ...warning('same-handle', message, '/handle'), documentId: id }];
  });
}

function checkVariants({ options, variants }: ProductsDocument): Finding[] {
  const all = inOrder(variants);
  if (all.length === 0)
    return [warning('no-variants', 'The product has no variant, so visitors see no price.', '/variants')];
  const named = all.map(([id, { values }]) => ({
    id,
    values: inOrder(options).map(([optionId, option]) =>
      option.values[values[optionId] ?? ''] ? values[optionId] : undefined,
    ),
  }));
  const seen = new Set<string>();
  const wrong = named.flatMap(({ id, values }, index): Finding[] => {
    const pointer = `/variants/${id}`;
    const what = `Variant ${index + 1}`;
    if (values.includes(undefined))
      return [error('incomplete-variant', `${what} does not say which of every option it is.`, pointer)];
    const key = JSON.stringify(values);
    if (seen.has(key))
      return [error('same-variant', `${what} has the same options as another one.`, pointer)];
    seen.add(key);
    return [];
  });
  const hasPrice = all.some(([, { prices }]) => Object.keys(prices).length > 0);
  return [...wrong, ...(hasPrice ? [] : [warning('no-price', 'The product has no price.', '/variants')])];
}

/** Width and depth may be told the other way round: models are turned as their makers like. */
function checkSize({ dimensionsMetres }: ProductsDocument, { dimensionsMetres: box }: Model): Finding[] {
  if (!dimensionsMetres) return [];
  const { depth, height, width } = dimensionsMetres;
  const fits = [
    [width, height, depth],
    [depth, height, width],
  ].some((said) =>
    said.every((metres, axis) => Math.abs(metres - (box[axis] ?? 0)) <= metres * sizeTolerance),
  );
  if (fits) return [];
  const metres = (sizes: number[]) => sizes.map((one) => one.toFixed(2)).join(' × ');
  return [
    warning(
      'size-mismatch',
      `The model measures ${metres(box)} m, the product ${metres([width, height, depth])} m.`,
      '/dimensionsMetres',
    ),
  ];
}

const warning = (code: string, message: string, pointer: string): Finding => ({
  level: 'warning',
  code,
  message,
  pointer,
});
const error = (code: string, message: string, pointer: string): Finding => ({
  level: 'error',
  code,
  message,
  pointer,
});
