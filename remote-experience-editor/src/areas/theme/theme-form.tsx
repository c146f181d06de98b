import { Section } from '@vitrine/shared/ui';
import { LanguageField } from '../../documents/fields/language-field';
import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import { PictureField } from '../../uploads/picture-field';
import { ColoursSection } from './colours-section';
import { PresetGallery } from './preset-gallery';
import { ShapeSection } from './shape-section';
import styles from './theme.module.css';
import { change, type ThemePart } from './theme-editing';
import { WhoseLook } from './whose-look';

/** Whose look it is, what visitors read, and the look itself where it is the experience's own. */
export function ThemeForm({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  return (
    <>
      <WhoseLook editing={editing} theme={theme} readOnly={readOnly} />
      <Section title={t('theme.landing')}>
        <LanguageField
          label={t('theme.title')}
          at="/title"
          help={t('theme.titleHelp')}
          value={theme.title}
          maxLength={80}
          disabled={readOnly}
          onChange={(title) => change(editing, 'title', { title })}
        />
        <LanguageField
          label={t('theme.tagline')}
          at="/tagline"
          help={t('theme.taglineHelp')}
          value={theme.tagline}
          maxLength={200}
          multiline
          disabled={readOnly}
          onChange={(tagline) => change(editing, 'tagline', { tagline })}
        />
        <div className={styles.pair}>
          <div {...placed('/poster')}>
            <PictureField
              label={t('theme.poster')}
              help={t('theme.posterHelp')}
              image={theme.poster}
              fit="cover"
              ground={theme.colours.background}
              disabled={readOnly}
              onChange={(poster) => change(editing, 'poster', { poster })}
            />
          </div>
          {!theme.followsBrand && (
            <div {...placed('/logo')}>
              <PictureField
                label={t('theme.logo')}
                help={t('theme.logoHelp')}
                image={theme.logo}
                fit="contain"
                ground={theme.colours.background}
                disabled={readOnly}
                onChange={(logo) => change(editing, 'logo', { logo })}
              />
            </div>
          )}
        </div>
      </Section>
      {!theme.followsBrand && (
        <>
          <PresetGallery editing={editing} theme={theme} readOnly={readOnly} />
          <ColoursSection editing={editing} theme={theme} readOnly={readOnly} />
          <ShapeSection editing={editing} theme={theme} readOnly={readOnly} />
        </>
      )}
    </>
  );
}
