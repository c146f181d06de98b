import { httpsAddress, type ProductDocument, productStatus } from '@vitrine/shared/contract';
import { Choice } from '@vitrine/shared/ui';
import { CommittedField } from '../../documents/fields/committed-field';
import { LanguageField } from '../../documents/fields/language-field';
import { given } from '../../documents/store/given';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { retitled } from './handle';
import { labelsIn, labelsText } from './labels';
import type { ProductPartProps } from './product-editing';
import styles from './products.module.css';

/** What a product is called, what it is, and where it can be bought. */
export function ProductForm({ product, editing, readOnly }: ProductPartProps) {
  const t = useEditorTexts();
  const { baseLanguage } = useExperience();
  const set = (change: { [Key in keyof ProductDocument]?: ProductDocument[Key] | undefined }) =>
    editing.run(Object.keys(change).join(), (current) =>
      given<ProductDocument>({ ...current, ...change } as ProductDocument),
    );
  return (
    <>
      <LanguageField
        label={t('products.title')}
        at="/title"
        value={product.title}
        maxLength={255}
        disabled={readOnly}
        onChange={(title) => editing.run('title', (current) => retitled(current, title, baseLanguage))}
      />
      <div className={styles.status}>
        <span>{t('products.status')}</span>
        <div>
          <Choice
            label={t('products.status')}
            value={product.status}
            disabled={readOnly}
            onChange={(status) => set({ status })}
            options={productStatus.options.map((value) => ({
              value,
              label: t(`products.values.status.${value}`),
            }))}
          />
        </div>
        <p className={styles.hint}>{t('products.statusHelp')}</p>
      </div>
      <LanguageField
        label={t('products.description')}
        at="/description"
        help={t('products.descriptionHelp')}
        value={product.description}
        maxLength={10_000}
        multiline
        disabled={readOnly}
        onChange={(description) => set({ description })}
      />
      <CommittedField
        label={t('products.handle')}
        at="/handle"
        help={t('products.handleHelp')}
        value={product.handle}
        maxLength={255}
        disabled={readOnly}
        problemIn={(text) => (/^[\p{L}\p{N}_-]*$/u.test(text.trim()) ? null : t('products.handleProblem'))}
        onCommit={(text) => set({ handle: text.trim() })}
      />
      <div className={styles.pair}>
        {(['vendor', 'productType'] as const).map((field) => (
          <CommittedField
            key={field}
            label={t(`products.${field}`)}
            at={`/${field}`}
            value={product[field] ?? ''}
            maxLength={255}
            disabled={readOnly}
            onCommit={(text) => set({ [field]: text.trim() || undefined })}
          />
        ))}
      </div>
      {(['collections', 'tags'] as const).map((field) => (
        <CommittedField
          key={field}
          label={t(`products.${field}`)}
          at={`/${field}`}
          help={t(`products.${field}Help`)}
          value={labelsText(product[field])}
          maxLength={100 * 82}
          disabled={readOnly}
          onCommit={(text) => set({ [field]: labelsIn(text) })}
        />
      ))}
      <CommittedField
        label={t('products.buyUrl')}
        at="/buyUrl"
        help={t('products.buyUrlHelp')}
        value={product.buyUrl ?? ''}
        placeholder="https://"
        maxLength={2000}
        inputMode="url"
        disabled={readOnly}
        problemIn={(text) =>
          text.trim() === '' || httpsAddress.safeParse(text.trim()).success
            ? null
            : t('products.buyUrlProblem')
        }
        onCommit={(text) => set({ buyUrl: text.trim() || undefined })}
      />
    </>
  );
}
