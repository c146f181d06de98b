import {
  type Document,
  emptyCollection,
  inOrder,
  isProduct,
  productsDocument,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate } from '@vitrine/shared/host';
import {
  Button,
  EyeInvisibleOutlined,
  SheetsDrawing,
  StatusTag,
  UnorderedListOutlined,
  useAddressState,
} from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { copiedTitle } from '../../documents/store/copied-title';
import { useDocumentWrites, useMayWrite } from '../../documents/store/use-document-writes';
import { useExperience } from '../../experience/experience-context';
import { ImportExport } from '../../imports/import-export';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import { useArchiving } from '../../vaults/use-archiving';
import { retitled } from './handle';
import { priceRange } from './price-range';
import { ProductFilters } from './product-filters';
import { ProductScreen } from './product-screen';
import { useCollections } from './use-collections';
import { useProductFilter } from './use-product-filter';

/** The products of an experience; `?id=` opens one. */
export default function Products() {
  const [documentId] = useAddressState('id');
  if (!documentId) return <ProductList />;
  return (
    <OpenedDocument key={documentId} area="products" documentId={documentId}>
      {(editing) => <ProductScreen editing={editing} />}
    </OpenedDocument>
  );
}

const shown = ({ data }: Document) => productsDocument.safeParse(data).data ?? null;
const productOf = (document: Document) => {
  const data = shown(document);
  return data && isProduct(data) ? data : null;
};

/** Collections have no status. */
const isOfProduct = (document: Document) => productOf(document) !== null;

function ProductList() {
  const t = useEditorTexts();
  const { may } = useExperience();
  const { clear, missedVisits, passes } = useProductFilter();
  const archiving = useArchiving((count, several) =>
    t(several ? 'products.archiveUsedSeveral' : 'products.archiveUsed', { count }),
  );
  return (
    <>
      <DocumentList
        area="products"
        drawing={<SheetsDrawing />}
        moreActions={
          <>
            <CreateCollection />
            <ImportExport area="products" mayWrite={may.write} />
          </>
        }
        filters={<ProductFilters />}
        onClearFilters={clear}
        shows={(document) => {
          const data = shown(document);
          return data !== null && passes(document, data);
        }}
        bulkActions={[
          { key: 'active', label: t('products.setActive'), patch: { status: 'active' }, suits: isOfProduct },
          { key: 'draft', label: t('products.setDraft'), patch: { status: 'draft' }, suits: isOfProduct },
        ]}
        copied={(document) => {
          const product = productOf(document);
          if (!product) return document.data;
          // Two products of one handle would be one in tables; visitors see neither before it is looked through.
          const draft = { ...product, status: 'draft' as const, handle: '' };
          return { ...retitled(draft, copiedTitle(product.title), document.baseLanguage) };
        }}
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
          const product = shown(document);
          if (!product) return '';
          if (!isProduct(product)) return t('products.collection.about', { name: product.name || '…' });
          const count = Object.keys(product.variants).length;
          const missed = missedVisits.get(document.id);
          return [
            priceRange(product) || t('products.noPrice'),
            count > 1 && t('products.variants', { count }),
            product.vendor,
            missed && t('products.missed', { count: missed }),
          ];
        }}
        beforeArchive={archiving.ask}
      />
      {archiving.dialog}
    </>
  );
}

/** Beside the products that are in it, so that visitors read its title in their language. */
function CreateCollection() {
  const t = useEditorTexts();
  const navigate = useNavigate();
  const writes = useDocumentWrites();
  const { brand, experience } = useExperience();
  const hasNames = useCollections().length > 0;
  if (!useMayWrite('experience')) return null;
  // Its name is chosen from those that products give, and becomes its first title.
  const first = hasNames ? '/name' : '/title';
  const open = ({ id }: Document) =>
    void navigate(addresses.area(brand.id, experience.id, 'products', id, first));
  return (
    <Button
      icon={<UnorderedListOutlined />}
      loading={writes.isCreating}
      onClick={() => writes.create('experience', 'products', { ...emptyCollection() }, { onSuccess: open })}
    >
      {t('products.collection.create')}
    </Button>
  );
}
