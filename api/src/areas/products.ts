import { inOrder, type ProductsDocument, productsDocument } from '@vitrine/shared/contract';
import { areaContent } from './area-content';
import { productsTable } from './products-table';
import type { VisitorText } from './text-checks';

export const products = areaContent(productsDocument, {
  references: ({ libraryObjectId, media }) => [
    ...Object.entries(media).map(([id, { image }]) => ({
      kind: 'image' as const,
      id: image,
      pointer: `/media/${id}/image`,
    })),
    ...(libraryObjectId
      ? [{ kind: 'library-object' as const, id: libraryObjectId, pointer: '/libraryObjectId' }]
      : []),
  ],

  texts: textsOf,

  table: productsTable,
});

function textsOf({ description, media, options, title }: ProductsDocument): VisitorText[] {
  return [
    {
      pointer: '/title',
      map: title,
      missing: { level: 'error', code: 'missing-title', message: 'The product has no title.' },
    },
    { pointer: '/description', map: description },
    ...inOrder(options).flatMap(([id, { name, values }]): VisitorText[] => [
      { pointer: `/options/${id}/name`, map: name },
      ...inOrder(values).map(([valueId, { label }]) => ({
        pointer: `/options/${id}/values/${valueId}/label`,
        map: label,
      })),
    ]),
    ...inOrder(media).map(
      ([id, { alt }], index): VisitorText => ({
        pointer: `/media/${id}/alt`,
        map: alt,
        missing: {
          level: 'warning',
          code: 'missing-alt',
          message: `Picture ${index + 1} has no alternative text for people who cannot see it.`,
        },
      }),
    ),
  ];
}
