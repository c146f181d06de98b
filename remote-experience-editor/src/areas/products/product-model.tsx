import { type LibraryObject, type ProductDocument, sizesIn } from '@vitrine/shared/contract';
import { Button, Section, Select, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { placed } from '../../documents/page/place';
import { given } from '../../documents/store/given';
import { useEditorTexts } from '../../texts/texts';
import { DimensionFields } from './dimension-fields';
import { Field, type ProductPartProps } from './product-editing';
import styles from './products.module.css';
import { useModelOptions } from './use-model-options';

type Size = ProductDocument['dimensionsMetres'];

/** The model that visitors can turn, and how large the product is. */
export function ProductModel({ product, editing, readOnly }: ProductPartProps) {
  const t = useEditorTexts();
  const { dimensions } = sizesIn(useFormat().language);
  const { dimensionsMetres: size, libraryObjectId } = product;
  const { byId, options } = useModelOptions(libraryObjectId);
  const model = byId.get(libraryObjectId ?? '');
  const setSize = (dimensionsMetres: Size) =>
    editing.run('dimensionsMetres', (current) => given<ProductDocument>({ ...current, dimensionsMetres }));
  return (
    <Section title={t('products.model.title')} intro={t('products.model.intro')}>
      <div className={styles.model}>
        {model?.thumbnail && <img src={model.thumbnail} alt="" className={styles.thumbnail} />}
        <Field at="/libraryObjectId" label={t('products.model.model')}>
          <Select placeholder={t('products.model.none')} clearable searchable options={options} />
        </Field>
      </div>
      <div {...placed('/dimensionsMetres')}>
        <DimensionFields size={size} readOnly={readOnly} onChange={setSize} />
      </div>
      {model && (
        <div className={common.row}>
          <span className={common.hint}>
            {t('products.model.measures', { size: dimensions(model.dimensionsMetres) })}
          </span>
          {!readOnly && (
            <Button kind="quiet" onClick={() => setSize(sizeOf(model))}>
              {t('products.model.take')}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}

/** To the millimetre, and nothing is thinner. */
const rounded = (metres: number) => Math.max(0.001, Math.round(metres * 1000) / 1000);

function sizeOf({ dimensionsMetres: [width, height, depth] }: LibraryObject): Size {
  return { width: rounded(width), height: rounded(height), depth: rounded(depth) };
}
