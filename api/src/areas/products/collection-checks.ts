import type { CollectionDocument, ProductDocument } from '@vitrine/shared/contract';
import { type DocumentFinding, doubt, type Finding, findingAt } from '../checks/findings';

type Identified<Data> = { id: string; data: Data };

export const checkCollection = ({ name }: CollectionDocument): Finding[] =>
  name === '' ? [findingAt('/name', doubt('no-name'))] : [];

/**
 * Collections that are described twice, and where there are several languages those that no visitor reads in their
 * own, because nobody has given them a title.
 */
export function checkCollections(
  products: Identified<ProductDocument>[],
  collections: Identified<CollectionDocument>[],
  languages: string[],
): DocumentFinding[] {
  const known = new Set<string>();
  const twice = collections.flatMap(({ data: { name }, id }): DocumentFinding[] => {
    if (name === '' || !known.has(name)) {
      known.add(name);
      return [];
    }
    return [{ ...findingAt('/name', doubt('same-collection', { name })), documentId: id }];
  });
  if (languages.length < 2) return twice;
  const untitled = products.flatMap(({ data, id }): DocumentFinding[] =>
    data.status === 'active'
      ? Object.keys(data.collections).flatMap((name) => {
          if (known.has(name)) return [];
          known.add(name);
          const finding = findingAt('/collections', doubt('collection-without-titles', { name }));
          return [{ ...finding, documentId: id }];
        })
      : [],
  );
  return [...twice, ...untitled];
}
