import type { ProductVariant } from '@vitrine/shared/contract';
import { CloseOutlined, ControlOutlined, IconButton, Switch } from '@vitrine/shared/ui';
import { memo } from 'react';
import { useOpenFor } from '../../documents/page/use-asked-place';
import { useEditorTexts } from '../../texts/texts';
import { priceIn } from './price-text';
import { pricedVariant, removedVariant } from './product-commands';
import { CommittedField, Field, type VariantPartProps } from './product-editing';
import styles from './products.module.css';
import { VariantDetails } from './variant-details';

/** What of a variant is behind its button, apart from what it cost before. */
const closed: (keyof ProductVariant)[] = [
  'values',
  'image',
  'libraryObjectId',
  'materialVariant',
  'inventory',
  'barcode',
];

/** One thing to buy: prices and availability, and on demand everything else. */
export const VariantRow = memo(function VariantRow(props: VariantPartProps) {
  const { id, name, currencies, editing, readOnly } = props;
  const t = useEditorTexts();
  const at = `/variants/${id}` as const;
  const [open, setOpen] = useOpenFor(
    ...closed.map((part) => `${at}/${part}`),
    ...currencies.map((currency) => `${at}/prices/${currency}/compareAt`),
  );
  const problemIn = (text: string) =>
    priceIn(text) === null ? t('products.variantList.priceProblem') : null;
  return (
    <div className={styles.card}>
      <div className={styles.variantHead}>
        <strong dir="auto">{name}</strong>
        <div className={styles.available}>
          <span aria-hidden="true">{t('products.variantList.available')}</span>
          <Field at={`${at}/available`}>
            <Switch label={`${t('products.variantList.available')}: ${name}`} />
          </Field>
        </div>
        <IconButton
          label={t(open ? 'products.variantList.less' : 'products.variantList.more', { name })}
          icon={<ControlOutlined />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        {!readOnly && (
          <IconButton
            label={t('products.variantList.remove', { name })}
            icon={<CloseOutlined />}
            onClick={() => editing.run(`remove:${id}`, removedVariant(id))}
          />
        )}
      </div>
      <div className={styles.pair}>
        {currencies.map((currency) => (
          <CommittedField
            key={currency}
            at={`${at}/prices/${currency}/amount`}
            label={t('products.variantList.priceIn', { currency })}
            maxLength={20}
            inputMode="decimal"
            problemIn={problemIn}
            onCommit={(text) =>
              editing.run(`price:${id}:${currency}`, pricedVariant(id, currency, priceIn(text) ?? ''))
            }
          />
        ))}
        <CommittedField at={`${at}/sku`} label={t('products.variantList.sku')} />
      </div>
      {open && <VariantDetails {...props} problemIn={problemIn} />}
    </div>
  );
});
