import { inOrder } from '@vitrine/shared/contract';
import { NumberField, Select } from '@vitrine/shared/ui';
import { useWords } from '../../documents/fields/use-words';
import { placed } from '../../documents/page/place';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import { priceIn } from './price-text';
import { reducedVariant } from './product-commands';
import { CommittedField, Field, type VariantPartProps } from './product-editing';
import styles from './products.module.css';
import { VariantModel } from './variant-model';

interface VariantDetailsProps extends VariantPartProps {
  /** What is wrong with a price as it is typed. */
  problemIn: (text: string) => string | null;
}

/** Which one of its product a variant is, and what is seldom said of it. */
export function VariantDetails(props: VariantDetailsProps) {
  const { id, variant, options, media, libraryObjectId, currencies, editing, problemIn } = props;
  const t = useEditorTexts();
  const words = useWords();
  const at = `/variants/${id}` as const;
  const pictures = Object.values(media).map(({ image }) => image);
  return (
    <>
      {Object.keys(options).length > 0 && (
        <div className={styles.pair} {...placed(`${at}/values`)}>
          {inOrder(options).map(([optionId, option], index) => (
            <Field
              key={optionId}
              at={`${at}/values/${optionId}`}
              label={words(option.name, t('products.options.option', { number: index + 1 }))}
            >
              <Select
                value={
                  option.values[variant.values[optionId] ?? ''] ? (variant.values[optionId] ?? null) : null
                }
                options={inOrder(option.values).map(([value, { label }], place) => ({
                  value,
                  label: words(label, t('products.options.value', { number: place + 1 })),
                }))}
              />
            </Field>
          ))}
        </div>
      )}
      <div className={styles.pair}>
        {currencies
          .filter((currency) => variant.prices[currency])
          .map((currency) => (
            <CommittedField
              key={currency}
              at={`${at}/prices/${currency}/compareAt`}
              label={t('products.variantList.before', { currency })}
              help={t('products.variantList.beforeHelp')}
              maxLength={20}
              inputMode="decimal"
              problemIn={problemIn}
              onCommit={(text) =>
                editing.run(`before:${id}:${currency}`, reducedVariant(id, currency, priceIn(text) ?? ''))
              }
            />
          ))}
        <Field
          at={`${at}/inventory`}
          label={t('products.variantList.inventory')}
          help={t('products.variantList.inventoryHelp')}
        >
          <NumberField precision={0} />
        </Field>
        {pictures.length > 0 && (
          <Field at={`${at}/image`} label={t('products.variantList.image')}>
            <Select
              // A table may have named one that is none of the product's.
              value={pictures.some((picture) => picture === variant.image) ? (variant.image ?? null) : null}
              clearable
              placeholder={t('products.variantList.asProduct')}
              options={inOrder(media).map(([, { alt, image }], index) => ({
                value: image,
                label: words(alt, t('products.media.name', { number: index + 1 })),
                lead: <BrandPicture size="small" image={image} />,
              }))}
            />
          </Field>
        )}
        <VariantModel {...{ id, variant, options, libraryObjectId }} />
        <CommittedField at={`${at}/barcode`} label={t('products.variantList.barcode')} />
      </div>
    </>
  );
}
