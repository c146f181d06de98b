import { Section } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import { PictureField } from '../../uploads/picture-field';
import { ColoursSection } from './colours-section';
import { PresetGallery } from './preset-gallery';
import { ShapeSection } from './shape-section';
import styles from './theme.module.css';
import { Field, LanguageField, type ThemePart } from './theme-editing';
import { WhoseLook } from './whose-look';

/** Whose look it is, what visitors read, and the look itself where it is the experience's own. */
export function ThemeForm({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  return (
    <>
      <WhoseLook editing={editing} theme={theme} readOnly={readOnly} />
      <Section title={t('theme.landing')}>
        <LanguageField at="/title" label={t('theme.title')} help={t('theme.titleHelp')} />
        <LanguageField at="/tagline" label={t('theme.tagline')} help={t('theme.taglineHelp')} multiline />
        <div className={styles.pair}>
          <Field at="/poster">
            <PictureField
              label={t('theme.poster')}
              help={t('theme.posterHelp')}
              fit="cover"
              ground={theme.colours.background}
            />
          </Field>
          {!theme.followsBrand && (
            <Field at="/logo">
              <PictureField
                label={t('theme.logo')}
                help={t('theme.logoHelp')}
                fit="contain"
                ground={theme.colours.background}
              />
            </Field>
          )}
        </div>
      </Section>
      {!theme.followsBrand && (
        <>
          <PresetGallery editing={editing} theme={theme} readOnly={readOnly} />
          <ColoursSection editing={editing} theme={theme} readOnly={readOnly} />
          <ShapeSection editing={editing} theme={theme} />
        </>
      )}
    </>
  );
}
