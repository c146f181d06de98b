import { httpsAddress, productStatus } from '@vitrine/shared/contract';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { retitled } from './handle';
import { labelsIn, labelsText } from './labels';
import { ChoiceField, CommittedField, LanguageField, type ProductPartProps } from './product-editing';
import styles from './products.module.css';

/** What a product is called, what it is, and where it can be bought. */
export function ProductForm({ product, editing }: Omit<ProductPartProps, 'readOnly'>) {
  const t = useEditorTexts();
  const { baseLanguage } = useExperience();
  return (
    <>
      <LanguageField
        at="/title"
        label={t('products.title')}
        onChange={(title) => editing.run('title', (current) => retitled(current, title, baseLanguage))}
      />
      <ChoiceField
        at="/status"
        label={t('products.status')}
        help={t('products.statusHelp')}
        options={productStatus.options.map((value) => ({
          value,
          label: t(`products.values.status.${value}`),
        }))}
      />
      <LanguageField
        at="/description"
        label={t('products.description')}
        help={t('products.descriptionHelp')}
        multiline
      />
      <CommittedField
        at="/handle"
        label={t('products.handle')}
        help={t('products.handleHelp')}
        problemIn={(text) => (/^[\p{L}\p{N}_-]*$/u.test(text.trim()) ? null : t('products.handleProblem'))}
      />
      <div className={styles.pair}>
        <CommittedField at="/vendor" label={t('products.vendor')} />
        <CommittedField at="/productType" label={t('products.productType')} />
      </div>
      {(['collections', 'tags'] as const).map((field) => (
        <CommittedField
          key={field}
          at={`/${field}`}
          label={t(`products.${field}`)}
          help={t(`products.${field}Help`)}
          value={labelsText(product[field])}
          maxLength={100 * 82}
          read={labelsIn}
        />
      ))}
      <CommittedField
        at="/buyUrl"
        label={t('products.buyUrl')}
        help={t('products.buyUrlHelp')}
        placeholder="https://"
        inputMode="url"
        problemIn={(text) =>
          text.trim() === '' || httpsAddress.safeParse(text.trim()).success
            ? null
            : t('products.buyUrlProblem')
        }
      />
    </>
  );
}
