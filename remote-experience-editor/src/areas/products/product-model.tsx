import { type LibraryObject, type ProductDocument, sizesIn } from '@vitrine/shared/contract';
import { Button, Initials, Section, Select, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { placed } from '../../documents/page/place';
import { given } from '../../documents/store/given';
import { useExperience } from '../../experience/experience-context';
import { useLibrary } from '../../library/use-library';
import { useEditorTexts } from '../../texts/texts';
import { DimensionFields } from './dimension-fields';
import { Field, type ProductPartProps } from './product-editing';
import styles from './products.module.css';

type Size = ProductDocument['dimensionsMetres'];

/** The model that visitors can turn, and how large the product is. */
export function ProductModel({ product, editing, readOnly }: ProductPartProps) {
  const t = useEditorTexts();
  const { dimensions } = sizesIn(useFormat().language);
  const { brand } = useExperience();
  const { list, byId, isComplete } = useLibrary(brand.id);
  const { dimensionsMetres: size, libraryObjectId } = product;
  const model = byId.get(libraryObjectId ?? '');
  const setSize = (dimensionsMetres: Size) =>
    editing.run('dimensionsMetres', (current) => given<ProductDocument>({ ...current, dimensionsMetres }));
  const models = list.data?.items ?? [];
  const offered = model && !models.includes(model) ? [model, ...models] : models;
  const isGone = libraryObjectId && !model && isComplete;
  return (
    <Section title={t('products.model.title')} intro={t('products.model.intro')}>
      <div className={styles.model}>
        {model?.thumbnail && <img src={model.thumbnail} alt="" className={styles.thumbnail} />}
        <Field at="/libraryObjectId" label={t('products.model.model')}>
          <Select
            placeholder={t('products.model.none')}
            clearable
            searchable
            options={[
              ...(isGone ? [{ value: libraryObjectId, label: t('products.model.gone') }] : []),
              ...offered.map(({ _id, name, thumbnail }) => ({
                value: _id,
                label: name,
                lead: <Initials name={name} picture={thumbnail} fills />,
              })),
            ]}
          />
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
