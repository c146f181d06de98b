import { type LibraryObject, type ProductDocument, sizesIn } from '@vitrine/shared/contract';
import { Button, Initials, LabelledField, Section, Select, useFormat } from '@vitrine/shared/ui';
import { placed } from '../../documents/page/place';
import { given } from '../../documents/store/given';
import { useExperience } from '../../experience/experience-context';
import { useLibrary } from '../../library/use-library';
import { useEditorTexts } from '../../texts/texts';
import { DimensionFields } from './dimension-fields';
import type { ProductPartProps } from './product-editing';
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
  const set = (change: { libraryObjectId?: string | undefined; dimensionsMetres?: Size | undefined }) =>
    editing.run(Object.keys(change).join(), (current) =>
      given<ProductDocument>({ ...current, ...change } as ProductDocument),
    );
  const models = list.data?.items ?? [];
  const offered = model && !models.includes(model) ? [model, ...models] : models;
  const isGone = libraryObjectId && !model && isComplete;
  return (
    <Section title={t('products.model.title')} intro={t('products.model.intro')}>
      <div className={styles.model} {...placed('/libraryObjectId')}>
        {model?.thumbnail && <img src={model.thumbnail} alt="" className={styles.thumbnail} />}
        <LabelledField label={t('products.model.model')}>
          <Select
            value={libraryObjectId ?? null}
            placeholder={t('products.model.none')}
            clearable
            searchable
            disabled={readOnly}
            options={[
              ...(isGone ? [{ value: libraryObjectId, label: t('products.model.gone') }] : []),
              ...offered.map(({ _id, name, thumbnail }) => ({
                value: _id,
                label: name,
                lead: <Initials name={name} picture={thumbnail} fills />,
              })),
            ]}
            onChange={(id) => set({ libraryObjectId: id ?? undefined })}
          />
        </LabelledField>
      </div>
      <div {...placed('/dimensionsMetres')}>
        <DimensionFields
          size={size}
          readOnly={readOnly}
          onChange={(next) => set({ dimensionsMetres: next })}
        />
      </div>
      {model && (
        <div className={styles.buttons}>
          <span className={styles.hint}>
            {t('products.model.measures', { size: dimensions(model.dimensionsMetres) })}
          </span>
          {!readOnly && (
            <Button kind="quiet" onClick={() => set({ dimensionsMetres: sizeOf(model) })}>
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
