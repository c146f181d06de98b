import type { ProductDocument } from '@vitrine/shared/contract';

/** "Löv chair, oak" → "lov-chair-oak". */
export const handleOf = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 255);

/**
 * With another title. The handle follows it while nobody has chosen one and nobody can know it: tables and addresses
 * name a product by its handle.
 * @param base language that the handle follows.
 */
export function retitled(
  product: ProductDocument,
  title: ProductDocument['title'],
  base: string,
): ProductDocument {
  const follows =
    product.status === 'draft' &&
    (product.handle === '' || product.handle === handleOf(product.title[base] ?? ''));
  return { ...product, title, ...(follows && { handle: handleOf(title[base] ?? '') }) };
}
