import { inOrder, type ProductDocument, productsLimits } from '@vitrine/shared/contract';
import { Button, PlusOutlined, Section } from '@vitrine/shared/ui';
import { memo, useState } from 'react';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useAskedKey } from '../../documents/page/use-asked-place';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useEditorTexts } from '../../texts/texts';
import { CurrencyPicker } from './currency-picker';
import { changedVariant, completedVariants, missingVariants } from './product-commands';
import type { ProductPartProps, VariantPartProps } from './product-editing';
import { useCurrencies } from './use-currencies';
import { useVariantNames } from './variant-names';
import { VariantRow } from './variant-row';

/** So many are drawn at once: a few hundred of them have a thousand fields. */
const shownAtOnce = 20;

/** What can be bought, each with its prices. */
export function ProductVariants({ product, ...part }: ProductPartProps) {
  const { libraryObjectId, media, options, variants } = product;
  return <VariantList {...{ libraryObjectId, media, options, variants }} {...part} />;
}

type VariantListProps = Omit<ProductPartProps, 'product'> &
  Pick<VariantPartProps, 'libraryObjectId' | 'media' | 'options'> &
  Pick<ProductDocument, 'variants'>;

const VariantList = memo(function VariantList(props: VariantListProps) {
  const { libraryObjectId, media, options, variants, editing, readOnly } = props;
  const t = useEditorTexts();
  const nameOf = useVariantNames(options);
  const { add, currencies } = useCurrencies(variants);
  const [shown, setShown] = useState(shownAtOnce);
  const rows = inOrder(variants).map(([id, variant], index) => ({
    id,
    variant,
    order: variant.order,
    name: nameOf(variant.values, index),
  }));
  const askedKey = useAskedKey('/variants');
  const show = (index: number) => {
    if (index >= shown) setShown(Math.ceil((index + 1) / shownAtOnce) * shownAtOnce);
  };
  show(rows.findIndex(({ id }) => id === askedKey));
  const missing = missingVariants({ options, variants } as ProductDocument).length;
  const room = productsLimits.variants - rows.length;
  const focusOn = useFocusOnNew();
  const complete = () => {
    const id = newEntryId();
    editing.run('complete-variants', completedVariants(id));
    // The button goes with the last choice that is missing.
    show(rows.length);
    focusOn(`/variants/${id}`);
  };
  return (
    <Section title={t('products.variantList.title')} intro={t('products.variantList.intro')}>
      {rows.length === 0 && <p className={common.hint}>{t('products.variantList.none')}</p>}
      <SortableList
        label={t('products.variantList.title')}
        at="/variants"
        items={rows.slice(0, shown)}
        disabled={readOnly}
        onMove={(id, order) => editing.run(`order:${id}`, changedVariant(id, { order }))}
      >
        {({ id, name, variant }) => (
          <VariantRow
            id={id}
            name={name}
            variant={variant}
            options={options}
            media={media}
            libraryObjectId={libraryObjectId}
            currencies={currencies}
            editing={editing}
            readOnly={readOnly}
          />
        )}
      </SortableList>
      {rows.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + shownAtOnce)}>
            {t('products.variantList.showMore', { count: Math.min(shownAtOnce, rows.length - shown) })}
          </Button>
        </div>
      )}
      {!readOnly && (
        <div className={common.row}>
          {missing > 0 && room > 0 && (
            <Button icon={<PlusOutlined />} onClick={complete}>
              {rows.length === 0 && missing === 1
                ? t('products.variantList.add')
                : t('products.variantList.missing', { count: Math.min(missing, room) })}
            </Button>
          )}
          <CurrencyPicker taken={currencies} onPick={add} />
        </div>
      )}
    </Section>
  );
});
