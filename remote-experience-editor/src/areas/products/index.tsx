import { type Document, inOrder, productsDocument } from '@vitrine/shared/contract';
import { EyeInvisibleOutlined, SheetsDrawing, StatusTag, useAddressState } from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/document-list';
import { useExperience } from '../../experience/experience-context';
import { ImportExport } from '../../imports/import-export';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import { priceRange } from './price-range';
import { ProductFilters } from './product-filters';
import { ProductScreen } from './product-screen';
import { useProductFilter } from './use-product-filter';

/** The products of an experience; `?id=` opens one. */
export default function Products() {
  const [documentId] = useAddressState('id');
  return documentId ? <ProductScreen key={documentId} documentId={documentId} /> : <ProductList />;
}

const productOf = ({ data }: Document) => productsDocument.safeParse(data).data ?? null;

function ProductList() {
  const t = useEditorTexts();
  const { may } = useExperience();
  const { passes } = useProductFilter();
  return (
    <DocumentList
      area="products"
      texts={{
        create: t('products.create'),
        search: t('products.search'),
        emptyTitle: t('products.emptyTitle'),
        emptyText: t('products.emptyText'),
      }}
      drawing={<SheetsDrawing />}
      moreActions={<ImportExport area="products" mayWrite={may.write} />}
      filters={<ProductFilters />}
      shows={(document) => {
        const product = productOf(document);
        return product !== null && passes(product);
      }}
      bulkActions={[
        { key: 'active', label: t('products.setActive'), patch: { status: 'active' } },
        { key: 'draft', label: t('products.setDraft'), patch: { status: 'draft' } },
      ]}
      lead={(document) => (
        <BrandPicture size="small" image={inOrder(productOf(document)?.media ?? {})[0]?.[1].image} />
      )}
      mark={(document) => {
        // Of active ones it is told whether visitors have them.
        const status = productOf(document)?.status ?? 'active';
        if (status === 'active') return undefined;
        return (
          <StatusTag tone="neutral" icon={<EyeInvisibleOutlined />}>
            {t(`products.notShown.${status}`)}
          </StatusTag>
        );
      }}
      about={(document) => {
        const product = productOf(document);
        if (!product) return '';
        const count = Object.keys(product.variants).length;
        return [
          priceRange(product) || t('products.noPrice'),
          ...(count > 1 ? [t('products.variants', { count })] : []),
          product.vendor,
        ]
          .filter(Boolean)
          .join(' · ');
      }}
    />
  );
}
