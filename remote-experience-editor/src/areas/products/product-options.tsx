import { inOrder, productsLimits } from '@vitrine/shared/contract';
import { Button, CloseOutlined, IconButton, PlusOutlined, Section } from '@vitrine/shared/ui';
import { memo } from 'react';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useWords } from '../../documents/fields/use-words';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { LabelRows } from '../../lists/label-rows';
import { useEditorTexts } from '../../texts/texts';
import {
  addedOption,
  addedValues,
  changedOption,
  changedValue,
  removedOption,
  removedValue,
} from './product-commands';
import { LanguageField, type ProductPartProps } from './product-editing';
import styles from './products.module.css';
import { ValueColour } from './value-colour';

type Options = ProductPartProps['product']['options'];
type PartProps = Omit<ProductPartProps, 'product'>;

/** What people choose between: woods, sizes. */
export function ProductOptions({ product, ...part }: ProductPartProps) {
  return <OptionList options={product.options} {...part} />;
}

const OptionList = memo(function OptionList({
  options,
  editing,
  readOnly,
}: PartProps & { options: Options }) {
  const t = useEditorTexts();
  const words = useWords();
  const focusOn = useFocusOnNew();
  const rows = inOrder(options).map(([id, option], index) => ({
    id,
    option,
    order: option.order,
    name: words(option.name, t('products.options.option', { number: index + 1 })),
  }));
  return (
    <Section title={t('products.options.title')} intro={t('products.options.intro')}>
      <SortableList
        label={t('products.options.title')}
        at="/options"
        items={rows}
        disabled={readOnly}
        onMove={(id, order) => editing.run(`order:${id}`, changedOption(id, { order }))}
      >
        {({ id, name, option }, index) => (
          <div className={styles.card}>
            <div className={common.line}>
              <LanguageField
                at={`/options/${id}/name`}
                label={t('products.options.name', { number: index + 1 })}
                labelHidden
                placeholder={t('products.options.name', { number: index + 1 })}
              />
              {!readOnly && (
                <IconButton
                  label={t('products.options.remove', { name })}
                  icon={<CloseOutlined />}
                  onClick={() => editing.run(`remove:${id}`, removedOption(id))}
                />
              )}
            </div>
            <Values optionId={id} values={option.values} editing={editing} readOnly={readOnly} />
          </div>
        )}
      </SortableList>
      {!readOnly && rows.length < productsLimits.options && (
        <div>
          <Button
            icon={<PlusOutlined />}
            onClick={() => {
              const id = newEntryId();
              editing.run('add-option', addedOption(id));
              focusOn(`/options/${id}`);
            }}
          >
            {t('products.options.add')}
          </Button>
        </div>
      )}
    </Section>
  );
});

function Values({
  optionId,
  values,
  editing,
  readOnly,
}: PartProps & { optionId: string; values: Options[string]['values'] }) {
  const t = useEditorTexts();
  return (
    <LabelRows
      label={t('products.options.title')}
      at={`/options/${optionId}/values`}
      entries={values}
      most={productsLimits.valuesPerOption}
      maxLength={255}
      readOnly={readOnly}
      beside={(pointer, name) => <ValueColour at={pointer} name={name} />}
      texts={{
        unnamed: (number) => t('products.options.value', { number }),
        remove: (name) => t('products.options.removeValue', { name }),
        add: t('products.options.addValue'),
        repeated: t('products.options.repeatedValue'),
      }}
      onAdd={(name, added, after) =>
        editing.run(`value-${name}:${optionId}`, addedValues(optionId, added, after))
      }
      onChange={(name, id, value) =>
        editing.run(`value-${name}:${optionId}`, changedValue(optionId, id, value))
      }
      onRemove={(id) => editing.run(`remove:${id}`, removedValue(optionId, id))}
    />
  );
}
