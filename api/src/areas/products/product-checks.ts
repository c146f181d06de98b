import { inOrder, type ProductDocument } from '@vitrine/shared/contract';
import type { DraftContext, Model } from '../area-content';
import { type DocumentFinding, doubt, type Finding, fault, findingAt } from '../checks/findings';
import { checkModel } from '../checks/model-check';

/** A model may be measured with a cushion, a product without: so much of a difference says that one of them is wrong. */
const sizeTolerance = 0.1;

/** What is wrong with a product that is to be published; the others may be incomplete. */
export function checkProduct(product: ProductDocument, { models }: DraftContext): Finding[] {
  if (product.status !== 'active') return [];
  const { libraryObjectId } = product;
  const model = models.get(libraryObjectId ?? '');
  return [
    ...checkVariants(product),
    ...checkPictures(product),
    ...(libraryObjectId ? checkModel(model, fault('missing-model.product'), '/libraryObjectId') : []),
    ...checkLooks(product, models),
    ...(model ? checkSize(product, model) : []),
  ];
}

/** Tables name products by their handles; the first of a handle is the one that they mean. */
export function checkHandles(products: { id: string; data: ProductDocument }[]): DocumentFinding[] {
  const seen = new Set<string>();
  return products.flatMap(({ data: { handle }, id }): DocumentFinding[] => {
    if (handle === '' || !seen.has(handle)) {
      seen.add(handle);
      return [];
    }
    return [{ ...findingAt('/handle', doubt('same-handle', { handle })), documentId: id }];
  });
}

function checkVariants({ options, variants }: ProductDocument): Finding[] {
  const all = inOrder(variants);
  if (all.length === 0) return [findingAt('/variants', doubt('no-variants'))];
  const choices = inOrder(options);
  const seen = new Set<string>();
  const wrong = all.flatMap(([id, { values }], index): Finding[] => {
    const pointer = `/variants/${id}/values`;
    const number = index + 1;
    const open = choices.find(([optionId, option]) => !option.values[values[optionId] ?? '']);
    if (open) return [findingAt(`${pointer}/${open[0]}`, fault('incomplete-variant', { number }))];
    const key = JSON.stringify(choices.map(([optionId]) => values[optionId]));
    if (seen.has(key)) return [findingAt(pointer, fault('same-variant', { number }))];
    seen.add(key);
    return [];
  });
  const hasPrice = all.some(([, { prices }]) => Object.keys(prices).length > 0);
  return [...wrong, ...(hasPrice ? [] : [findingAt('/variants', doubt('no-price'))])];
}

/** A table may name any picture; and what shows a variant may be taken out of the product. */
function checkPictures({ media, variants }: ProductDocument): Finding[] {
  const own = new Set(Object.values(media).map(({ image }) => image));
  return inOrder(variants).flatMap(([id, { image }], index) =>
    image === undefined || own.has(image)
      ? []
      : [findingAt(`/variants/${id}/image`, doubt('variant-picture', { number: index + 1 }))],
  );
}

/** Models of variants, and what is named of them: another version of a model may have lost it. */
function checkLooks(
  { libraryObjectId, variants }: ProductDocument,
  models: DraftContext['models'],
): Finding[] {
  return inOrder(variants).flatMap(([id, { materialVariant, ...variant }], index) => {
    const at = `/variants/${id}`;
    const number = index + 1;
    const model = models.get(variant.libraryObjectId ?? libraryObjectId ?? '');
    return [
      ...(variant.libraryObjectId
        ? checkModel(model, fault('missing-model.variant', { number }), `${at}/libraryObjectId`)
        : []),
      ...(materialVariant === undefined || model?.materialVariants.includes(materialVariant)
        ? []
        : [findingAt(`${at}/materialVariant`, doubt('missing-look', { number, name: materialVariant }))]),
    ];
  });
}

/** Width and depth may be told the other way round: models are turned as their makers like. */
function checkSize({ dimensionsMetres }: ProductDocument, { dimensionsMetres: box }: Model): Finding[] {
  if (!dimensionsMetres) return [];
  const { depth, height, width } = dimensionsMetres;
  const fits = [
    [width, height, depth],
    [depth, height, width],
  ].some((measured) =>
    measured.every((metres, axis) => Math.abs(metres - (box[axis] ?? 0)) <= metres * sizeTolerance),
  );
  if (fits) return [];
  const mismatch = doubt('size-mismatch', {
    model: { metres: box },
    product: { metres: [width, height, depth] },
  });
  return [findingAt('/dimensionsMetres', mismatch)];
}
