import { inOrder, limits, textIn } from '@vitrine/shared/contract';
import { Button, CloseOutlined, IconButton, PlusOutlined, Section } from '@vitrine/shared/ui';
import { memo } from 'react';
import { LanguageField } from '../../documents/language-field';
import { SortableList } from '../../documents/sortable-list';
import { useWords } from '../../documents/use-words';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import {
  addedOption,
  addedValue,
  changedOption,
  changedValue,
  removedOption,
  removedValue,
} from './product-commands';
import type { ProductPartProps } from './product-editing';
import styles from './products.module.css';

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
            <div className={styles.line}>
              <LanguageField
                label={t('products.options.name', { number: index + 1 })}
                labelHidden
                placeholder={t('products.options.name', { number: index + 1 })}
                value={option.name}
                maxLength={80}
                disabled={readOnly}
                onChange={(next) => editing.run(`name:${id}`, changedOption(id, { name: next }))}
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
      {!readOnly && rows.length < limits.optionsPerProduct && (
        <div>
          <Button icon={<PlusOutlined />} onClick={() => editing.run('add-option', addedOption)}>
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
  const { language, baseLanguage } = useExperience();
  const rows = inOrder(values).map(([id, value], index) => ({
    id,
    value,
    order: value.order,
    name: textIn(value.label, language, baseLanguage) || t('products.options.value', { number: index + 1 }),
  }));
  return (
    <>
      <SortableList
        label={t('products.options.title')}
        at={`/options/${optionId}/values`}
        items={rows}
        disabled={readOnly}
        onMove={(id, order) => editing.run(`order:${id}`, changedValue(optionId, id, { order }))}
      >
        {({ id, name, value }, index) => (
          <div className={styles.line}>
            <LanguageField
              label={t('products.options.value', { number: index + 1 })}
              labelHidden
              placeholder={t('products.options.value', { number: index + 1 })}
              value={value.label}
              maxLength={255}
              disabled={readOnly}
              onChange={(label) => editing.run(`value:${id}`, changedValue(optionId, id, { label }))}
            />
            {!readOnly && (
              <IconButton
                label={t('products.options.removeValue', { name })}
                icon={<CloseOutlined />}
                onClick={() => editing.run(`remove:${id}`, removedValue(optionId, id))}
              />
            )}
          </div>
        )}
      </SortableList>
      {!readOnly && (
        <div>
          <Button
            kind="quiet"
            icon={<PlusOutlined />}
            disabled={rows.length >= limits.valuesPerProductOption}
            onClick={() => editing.run('add-value', addedValue(optionId, {}))}
          >
            {t('products.options.addValue')}
          </Button>
        </div>
      )}
    </>
  );
}
