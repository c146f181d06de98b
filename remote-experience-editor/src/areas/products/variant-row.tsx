import { inOrder, type ProductDocument, type ProductVariant } from '@vitrine/shared/contract';
import {
  CloseOutlined,
  ControlOutlined,
  IconButton,
  LabelledField,
  NumberField,
  Select,
  Switch,
} from '@vitrine/shared/ui';
import { memo, useState } from 'react';
import { CommittedField } from '../../documents/committed-field';
import { useWords } from '../../documents/use-words';
import { useEditorTexts } from '../../texts/texts';
import { priceIn } from './price-text';
import { changedVariant, pricedVariant, reducedVariant, removedVariant } from './product-commands';
import type { ProductPartProps } from './product-editing';
import styles from './products.module.css';

interface VariantRowProps {
  id: string;
  name: string;
  variant: ProductVariant;
  options: ProductDocument['options'];
  currencies: string[];
  editing: ProductPartProps['editing'];
  readOnly: boolean;
}

/** One thing to buy: prices and availability, and on demand everything else. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { id, name, variant, currencies, editing, readOnly } = props;
  const t = useEditorTexts();
  const [open, setOpen] = useState(false);
  const problemIn = (text: string) =>
    priceIn(text) === null ? t('products.variantList.priceProblem') : null;
  return (
    <div className={styles.card}>
      <div className={styles.variantHead}>
        <strong dir="auto">{name}</strong>
        <span className={styles.available}>
          <span aria-hidden="true">{t('products.variantList.available')}</span>
          <Switch
            label={`${t('products.variantList.available')}: ${name}`}
            value={variant.available}
            disabled={readOnly}
            onChange={(available) => editing.run(`available:${id}`, changedVariant(id, { available }))}
          />
        </span>
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
            label={t('products.variantList.priceIn', { currency })}
            value={variant.prices[currency]?.amount ?? ''}
            maxLength={20}
            inputMode="decimal"
            disabled={readOnly}
            problemIn={problemIn}
            onCommit={(text) =>
              editing.run(`price:${id}:${currency}`, pricedVariant(id, currency, priceIn(text) ?? ''))
            }
          />
        ))}
        <CommittedField
          label={t('products.variantList.sku')}
          value={variant.sku ?? ''}
          maxLength={120}
          disabled={readOnly}
          onCommit={(text) => editing.run(`sku:${id}`, changedVariant(id, { sku: text.trim() || undefined }))}
        />
      </div>
      {open && <Details {...props} problemIn={problemIn} />}
    </div>
  );
});

function Details(props: VariantRowProps & { problemIn: (text: string) => string | null }) {
  const { id, variant, options, currencies, editing, readOnly, problemIn } = props;
  const t = useEditorTexts();
  const words = useWords();
  return (
    <div className={styles.pair}>
      {inOrder(options).map(([optionId, option], index) => (
        <LabelledField
          key={optionId}
          label={words(option.name, t('products.options.option', { number: index + 1 }))}
        >
          <Select
            value={option.values[variant.values[optionId] ?? ''] ? (variant.values[optionId] ?? null) : null}
            disabled={readOnly}
            options={inOrder(option.values).map(([value, { label }], place) => ({
              value,
              label: words(label, t('products.options.value', { number: place + 1 })),
            }))}
            onChange={(value) =>
              value &&
              editing.run(
                `value:${id}:${optionId}`,
                changedVariant(id, { values: { ...variant.values, [optionId]: value } }),
              )
            }
          />
        </LabelledField>
      ))}
      {currencies
        .filter((currency) => variant.prices[currency])
        .map((currency) => (
          <CommittedField
            key={currency}
            label={t('products.variantList.before', { currency })}
            help={t('products.variantList.beforeHelp')}
            value={variant.prices[currency]?.compareAt ?? ''}
            maxLength={20}
            inputMode="decimal"
            disabled={readOnly}
            problemIn={problemIn}
            onCommit={(text) =>
              editing.run(`before:${id}:${currency}`, reducedVariant(id, currency, priceIn(text) ?? ''))
            }
          />
        ))}
      <LabelledField
        label={t('products.variantList.inventory')}
        help={t('products.variantList.inventoryHelp')}
      >
        <NumberField
          value={variant.inventory ?? null}
          precision={0}
          disabled={readOnly}
          onChange={(inventory) =>
            editing.run(`inventory:${id}`, changedVariant(id, { inventory: inventory ?? undefined }))
          }
        />
      </LabelledField>
      <CommittedField
        label={t('products.variantList.barcode')}
        value={variant.barcode ?? ''}
        maxLength={120}
        disabled={readOnly}
        onCommit={(text) =>
          editing.run(`barcode:${id}`, changedVariant(id, { barcode: text.trim() || undefined }))
        }
      />
    </div>
  );
}
