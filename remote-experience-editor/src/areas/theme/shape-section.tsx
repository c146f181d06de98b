import { themeButtons, themeFonts, themeSpacings } from '@vitrine/shared/contract';
import { NumberField, Section, Select } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import styles from './theme.module.css';
import { ChoiceField, change, Field, type ThemePart } from './theme-editing';

/** Fonts, corners, spacing and buttons. */
export function ShapeSection({ editing, theme }: Omit<ThemePart, 'readOnly'>) {
  const t = useEditorTexts();
  const sameFont = 'same';
  const fonts = themeFonts.map((value) => ({ value, label: t(`theme.values.font.${value}`) }));
  return (
    <Section title={t('theme.shape')}>
      <div className={styles.pair}>
        <Field at="/font" label={t('theme.font')}>
          <Select options={fonts} />
        </Field>
        <Field at="/headingFont" label={t('theme.headingFont')}>
          <Select
            value={theme.headingFont ?? sameFont}
            options={[{ value: sameFont, label: t('theme.values.headingFont.nothing') }, ...fonts]}
            onChange={(next) =>
              change(editing, 'headingFont', {
                headingFont: themeFonts.find((font) => font === next) ?? null,
              })
            }
          />
        </Field>
        <Field at="/radiusPx" label={t('theme.radius')}>
          <NumberField min={0} max={32} precision={0} suffix={t('theme.pixels')} />
        </Field>
      </div>
      <div className={styles.pair}>
        <ChoiceField
          at="/spacing"
          label={t('theme.spacing')}
          options={themeSpacings.map((value) => ({ value, label: t(`theme.values.spacing.${value}`) }))}
        />
        <ChoiceField
          at="/buttons"
          label={t('theme.buttons')}
          options={themeButtons.map((value) => ({ value, label: t(`theme.values.buttons.${value}`) }))}
        />
      </div>
    </Section>
  );
}
