import { inOrder } from '@vitrine/shared/contract';
import { LabelledField, NumberField, Select } from '@vitrine/shared/ui';
import { CommittedField } from '../../documents/fields/committed-field';
import { useWords } from '../../documents/fields/use-words';
import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import { priceIn } from './price-text';
import { changedVariant, reducedVariant } from './product-commands';
import type { VariantPartProps } from './product-editing';
import styles from './products.module.css';

interface VariantDetailsProps extends VariantPartProps {
  /** What is wrong with a price as it is typed. */
  problemIn: (text: string) => string | null;
}

/** Which one of its product a variant is, and what is seldom said of it. */
export function VariantDetails(props: VariantDetailsProps) {
  const { id, variant, options, currencies, editing, readOnly, problemIn } = props;
  const t = useEditorTexts();
  const words = useWords();
  const at = `/variants/${id}`;
  return (
    <>
      {Object.keys(options).length > 0 && (
        <div className={styles.pair} {...placed(`${at}/values`)}>
          {inOrder(options).map(([optionId, option], index) => (
            <div key={optionId} {...placed(`${at}/values/${optionId}`)}>
              <LabelledField label={words(option.name, t('products.options.option', { number: index + 1 }))}>
                <Select
                  value={
                    option.values[variant.values[optionId] ?? ''] ? (variant.values[optionId] ?? null) : null
                  }
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
            </div>
          ))}
        </div>
      )}
      <div className={styles.pair}>
        {currencies
          .filter((currency) => variant.prices[currency])
          .map((currency) => (
            <CommittedField
              key={currency}
              label={t('products.variantList.before', { currency })}
              at={`${at}/prices/${currency}/compareAt`}
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
        <div {...placed(`${at}/inventory`)}>
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
        </div>
        <CommittedField
          label={t('products.variantList.barcode')}
          at={`${at}/barcode`}
          value={variant.barcode ?? ''}
          maxLength={120}
          disabled={readOnly}
          onCommit={(text) =>
            editing.run(`barcode:${id}`, changedVariant(id, { barcode: text.trim() || undefined }))
          }
        />
      </div>
    </>
  );
}
