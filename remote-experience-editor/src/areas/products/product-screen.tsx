import { textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Loaded, Section, Skeleton } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import { CheckList } from '../../checks/check-list';
import { DocumentPage } from '../../documents/document-page';
import { useDocument } from '../../documents/use-document';
import { useUndoKeys } from '../../documents/use-undo-keys';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { ProductEditing } from './product-editing';
import { ProductForm } from './product-form';
import { ProductMedia } from './product-media';
import { ProductModel } from './product-model';
import { ProductOptions } from './product-options';
import { ProductVariants } from './product-variants';
import styles from './products.module.css';

/** One product: its form, and beside it what its checks found. */
export function ProductScreen({ documentId }: { documentId: string }) {
  const { brand } = useExperience();
  const { query, editing } = useDocument('products', brand.id, documentId);
  useUndoKeys(editing);
  return (
    <Loaded query={query} skeleton={<Skeleton shape="form" />}>
      {() => editing && <OpenProduct editing={editing} />}
    </Loaded>
  );
}

function OpenProduct({ editing }: { editing: ProductEditing }) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage, may } = useExperience();
  const product = useStore(editing.store, ({ data }) => data);
  const part = { product, editing, readOnly: !may.write };
  return (
    <DocumentPage
      editing={editing}
      title={textIn(product.title, language, baseLanguage) || t('products.noTitle')}
      back={{
        to: addresses.area(brand.id, experience.id, 'products'),
        label: t('areas.products.name'),
      }}
      mayWrite={may.write}
      beside={<ProductChecks documentId={editing.id} />}
    >
      <ProductForm {...part} />
      <ProductMedia {...part} />
      <ProductOptions {...part} />
      <ProductVariants {...part} />
      <ProductModel {...part} />
    </DocumentPage>
  );
}

function ProductChecks({ documentId }: { documentId: string }) {
  const t = useEditorTexts();
  const { certificate } = useExperience();
  const checks = certificate?.checks.filter((check) => check.documentId === documentId);
  return (
    <Section title={t('products.checks.title')}>
      {checks && checks.length > 0 ? (
        <CheckList checks={checks} here />
      ) : (
        <p className={styles.hint}>{t(checks ? 'products.checks.none' : 'products.checks.waiting')}</p>
      )}
    </Section>
  );
}
