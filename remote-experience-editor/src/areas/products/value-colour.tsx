import { BgColorsOutlined, ColourField, EyeInvisibleOutlined, IconButton } from '@vitrine/shared/ui';
import { useField } from '../../documents/fields/edited-document';
import { placed } from '../../documents/page/place';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { useEditorTexts } from '../../texts/texts';
import styles from './products.module.css';

/** What a colour starts from. */
const firstColour = '#c9a06a';

interface ValueColourProps {
  /** JSON pointer of the option's value. */
  at: `/${string}`;
  /** What the value is called. */
  name: string;
}

/** The colour that visitors see beside a value's name. Most values have none. */
export function ValueColour({ at, name }: ValueColourProps) {
  const t = useEditorTexts();
  const pointer = `${at}/colour` as const;
  const { readOnly, value, write } = useField<string>(pointer);
  const focusOn = useFocusOnNew();
  // The button that was pressed goes with what it did.
  const change = (colour: string | null) => {
    focusOn(pointer);
    write(colour);
  };
  if (!value)
    return readOnly ? null : (
      <span {...placed(pointer)}>
        <IconButton
          label={t('products.options.addColour', { name })}
          icon={<BgColorsOutlined />}
          onClick={() => change(firstColour)}
        />
      </span>
    );
  return (
    <span className={styles.colour} {...placed(pointer)}>
      <ColourField
        label={t('products.options.colour', { name })}
        value={value}
        disabled={readOnly}
        onChange={write}
      />
      {!readOnly && (
        <IconButton
          label={t('products.options.removeColour', { name })}
          icon={<EyeInvisibleOutlined />}
          onClick={() => change(null)}
        />
      )}
    </span>
  );
}
