import { materialVariantsBy, type ProductDocument, type ProductVariant } from '@vitrine/shared/contract';
import { Select } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import { Field } from './product-editing';
import { useModelOptions } from './use-model-options';

interface VariantModelProps {
  id: string;
  variant: ProductVariant;
  options: ProductDocument['options'];
  /** Id of the product's model. */
  libraryObjectId: string | undefined;
}

/** The model that shows a variant, and in which of its looks. */
export function VariantModel({ id, variant, options, libraryObjectId }: VariantModelProps) {
  const t = useEditorTexts();
  const at = `/variants/${id}` as const;
  const models = useModelOptions(variant.libraryObjectId);
  const looks = models.byId.get(variant.libraryObjectId ?? libraryObjectId ?? '')?.materialVariants ?? [];
  const { materialVariant, values } = variant;
  const byName = materialVariantsBy(options, looks)({ values });
  const offered =
    materialVariant === undefined || looks.includes(materialVariant) ? looks : [materialVariant, ...looks];
  return (
    <>
      <Field at={`${at}/libraryObjectId`} label={t('products.model.model')}>
        <Select
          placeholder={t('products.variantList.asProduct')}
          clearable
          searchable
          options={models.options}
        />
      </Field>
      {offered.length > 0 && (
        <Field
          at={`${at}/materialVariant`}
          label={t('products.variantList.look')}
          help={t('products.variantList.lookHelp')}
        >
          <Select
            placeholder={
              byName === undefined
                ? t('products.variantList.asMade')
                : t('products.variantList.byName', { name: byName })
            }
            clearable
            options={offered.map((name) => ({
              value: name,
              label: looks.includes(name) ? name : t('products.variantList.lookGone', { name }),
            }))}
          />
        </Field>
      )}
    </>
  );
}
