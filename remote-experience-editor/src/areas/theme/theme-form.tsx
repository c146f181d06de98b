import { themeButtons, themeFonts, themeSpacings } from '@vitrine/shared/contract';
import { Choice, LabelledField, NumberField, Section, Select } from '@vitrine/shared/ui';
import { LanguageField } from '../../documents/language-field';
import { useEditorTexts } from '../../texts/texts';
import { ColoursSection } from './colours-section';
import { PresetGallery } from './preset-gallery';
import styles from './theme.module.css';
import { change, type ThemePart } from './theme-editing';

/** All of the look that staff choose. */
export function ThemeForm({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  const sameFont = 'same';
  const fonts = themeFonts.map((value) => ({ value, label: t(`theme.fonts.${value}`) }));
  return (
    <>
      <PresetGallery editing={editing} theme={theme} readOnly={readOnly} />
      <Section title={t('theme.landing')}>
        <LanguageField
          label={t('theme.title')}
          help={t('theme.titleHelp')}
          value={theme.title}
          maxLength={80}
          disabled={readOnly}
          onChange={(title) => change(editing, 'title', { title })}
        />
        <LanguageField
          label={t('theme.tagline')}
          help={t('theme.taglineHelp')}
          value={theme.tagline}
          maxLength={200}
          multiline
          disabled={readOnly}
          onChange={(tagline) => change(editing, 'tagline', { tagline })}
        />
      </Section>
      <ColoursSection editing={editing} theme={theme} readOnly={readOnly} />
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
              options={[{ value: sameFont, label: t('theme.sameFont') }, ...fonts]}
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
              options={themeSpacings.map((value) => ({ value, label: t(`theme.spacings.${value}`) }))}
              onChange={(spacing) => change(editing, 'spacing', { spacing })}
            />
          </div>
          <div className={styles.choice}>
            <span>{t('theme.buttons')}</span>
            <Choice
              label={t('theme.buttons')}
              value={theme.buttons}
              disabled={readOnly}
              options={themeButtons.map((value) => ({ value, label: t(`theme.buttonStyles.${value}`) }))}
              onChange={(buttons) => change(editing, 'buttons', { buttons })}
            />
          </div>
        </div>
      </Section>
    </>
  );
}
