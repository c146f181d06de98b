import { endpoints, isProduct, productsDocument } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';

/** The names of all collections that the experience's products are in, in their alphabet's order. */
export function useCollections(): string[] {
  const { brand, experience } = useExperience();
  const list = useEndpointList(
    endpoints.listDocuments,
    {
      params: { brandId: brand.id },
      query: { experienceId: experience.id, area: 'products', archived: 'false' },
    },
    { all: true },
  );
  const names = (list.data?.items ?? []).flatMap(({ data }) => {
    const document = productsDocument.safeParse(data).data;
    return document && isProduct(document) ? Object.keys(document.collections) : [];
  });
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}
