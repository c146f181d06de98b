import { themeButtons, themeFonts, themeSpacings } from '@vitrine/shared/contract';
import { Choice, LabelledField, NumberField, Section, Select } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import styles from './theme.module.css';
import { change, type ThemePart } from './theme-editing';

/** Fonts, corners, spacing and buttons. */
export function ShapeSection({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  const sameFont = 'same';
  const fonts = themeFonts.map((value) => ({ value, label: t(`theme.values.font.${value}`) }));
  return (
    <Section title={t('theme.shape')}>
      <div className={styles.pair}>
        <LabelledField label={t('theme.font')}>
          <Select
            value={theme.font}
            disabled={readOnly}
            options={fonts}
            onChange={(font) => font && change(editing, 'font', { font })}
          />
        </LabelledField>
        <LabelledField label={t('theme.headingFont')}>
          <Select
            value={theme.headingFont ?? sameFont}
            disabled={readOnly}
            options={[{ value: sameFont, label: t('theme.values.headingFont.nothing') }, ...fonts]}
            onChange={(next) =>
              change(editing, 'headingFont', {
                headingFont: themeFonts.find((font) => font === next) ?? null,
              })
            }
          />
        </LabelledField>
        <LabelledField label={t('theme.radius')}>
          <NumberField
            value={theme.radiusPx}
            min={0}
            max={32}
            precision={0}
            suffix={t('theme.pixels')}
            disabled={readOnly}
            onChange={(radiusPx) => radiusPx !== null && change(editing, 'radiusPx', { radiusPx })}
          />
        </LabelledField>
      </div>
      <div className={styles.pair}>
        <div className={styles.choice}>
          <span>{t('theme.spacing')}</span>
          <Choice
            label={t('theme.spacing')}
            value={theme.spacing}
            disabled={readOnly}
            options={themeSpacings.map((value) => ({ value, label: t(`theme.values.spacing.${value}`) }))}
            onChange={(spacing) => change(editing, 'spacing', { spacing })}
          />
        </div>
        <div className={styles.choice}>
          <span>{t('theme.buttons')}</span>
          <Choice
            label={t('theme.buttons')}
            value={theme.buttons}
            disabled={readOnly}
            options={themeButtons.map((value) => ({ value, label: t(`theme.values.buttons.${value}`) }))}
            onChange={(buttons) => change(editing, 'buttons', { buttons })}
          />
        </div>
      </div>
    </Section>
  );
}
