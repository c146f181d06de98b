import { productStatus } from '@vitrine/shared/contract';
import { Select } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import { useCollections } from './use-collections';
import { useProductFilter } from './use-product-filter';

/** Narrows the list by status, by collection, and to what visitors looked at and could not have. */
export function ProductFilters() {
  const t = useEditorTexts();
  const filter = useProductFilter();
  const collections = useCollections();
  return (
    <>
      <Select
        label={t('products.filters.status')}
        value={filter.status}
        onChange={(status) => filter.setStatus(status ?? '')}
        options={[
          { value: '', label: t('products.filters.allStatuses') },
          ...productStatus.options.map((value) => ({ value, label: t(`products.values.status.${value}`) })),
        ]}
      />
      {collections.length > 0 && (
        <Select
          label={t('products.filters.collection')}
          value={filter.collection}
          searchable
          onChange={(collection) => filter.setCollection(collection ?? '')}
          options={[
            { value: '', label: t('products.filters.allCollections') },
            ...collections.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      {(filter.missed || filter.missedVisits.size > 0) && (
        <Select
          label={t('products.filters.visits')}
          value={filter.missed}
          onChange={(missed) => filter.setMissed(missed ?? '')}
          options={[
            { value: '', label: t('products.filters.allVisits') },
            { value: 'yes', label: t('products.filters.missed') },
          ]}
        />
      )}
    </>
  );
}
