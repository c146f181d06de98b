import { endpoints, productStatus, productsDocument } from '@vitrine/shared/contract';
import { Select, useEndpointList } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { useProductFilter } from './use-product-filter';

/** Narrows the list by status and collection. */
export function ProductFilters() {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const filter = useProductFilter();
  const list = useEndpointList(
    endpoints.listDocuments,
    {
      params: { brandId: brand.id },
      query: { experienceId: experience.id, area: 'products', archived: 'false' },
    },
    { all: true },
  );
  const collections = new Set(
    (list.data?.items ?? []).flatMap(({ data }) =>
      Object.keys(productsDocument.safeParse(data).data?.collections ?? {}),
    ),
  );
  return (
    <>
      <Select
        label={t('products.filters.status')}
        value={filter.status}
        onChange={(status) => filter.setStatus(status ?? '')}
        options={[
          { value: '', label: t('products.filters.allStatuses') },
          ...productStatus.options.map((value) => ({ value, label: t(`products.statuses.${value}`) })),
        ]}
      />
      {collections.size > 0 && (
        <Select
          label={t('products.filters.collection')}
          value={filter.collection}
          searchable
          onChange={(collection) => filter.setCollection(collection ?? '')}
          options={[
            { value: '', label: t('products.filters.allCollections') },
            ...[...collections].sort((a, b) => a.localeCompare(b)).map((value) => ({ value, label: value })),
          ]}
        />
      )}
    </>
  );
}
