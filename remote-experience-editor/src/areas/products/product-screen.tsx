import { isProduct, type ProductDocument, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useAreaNames } from '@vitrine/shared/ui';

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { DocumentPage } from '../../documents/page/document-page';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { UsesSection } from '../../vaults/uses-section';
import { CollectionPage } from './collection-page';
import { DocumentChecks } from './document-checks';
import { LookedAt } from './looked-at';
import { asProduct, type ProductsEditing } from './product-editing';
import { ProductForm } from './product-form';
import { ProductMedia } from './product-media';
import { ProductModel } from './product-model';
import { ProductOptions } from './product-options';
import { ProductVariants } from './product-variants';

/** One product, or one collection: its form, and beside it what its checks found. */
export function ProductScreen({ editing }: { editing: ProductsEditing }) {
  const { may } = useExperience();
  const data = useStore(editing.store, (state) => state.data);
  const readOnly = !may.write;
  return isProduct(data) ? (
    <ProductPage product={data} editing={editing} readOnly={readOnly} />
  ) : (
    <CollectionPage collection={data} editing={editing} readOnly={readOnly} />
  );
}

interface ProductPageProps {
  product: ProductDocument;
  editing: ProductsEditing;
  readOnly: boolean;
}

function ProductPage({ product, editing: document, readOnly }: ProductPageProps) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { brand, experience, language, baseLanguage } = useExperience();
  const part = { product, editing: useMemo(() => asProduct(document), [document]), readOnly };
  return (
    <DocumentPage
      editing={document}
      title={textIn(product.title, language, baseLanguage) || t('products.noTitle')}
      back={{
        to: addresses.area(brand.id, experience.id, 'products'),
        label: areaName('products'),
      }}
      mayWrite={!readOnly}
      beside={
        <>
          <DocumentChecks documentId={document.id} />
          <LookedAt documentId={document.id} product={product} />
          <UsesSection documentId={document.id} intro={t('products.usesIntro')} />
        </>
      }
    >
      <ProductForm {...part} />
      <ProductMedia {...part} />
      <ProductOptions {...part} />
      <ProductVariants {...part} />
      <ProductModel {...part} />
    </DocumentPage>
  );
}
