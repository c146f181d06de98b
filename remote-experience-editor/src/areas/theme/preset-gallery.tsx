import { LookSample, Section } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import { type Look, presetNames, presets } from './presets';
import styles from './theme.module.css';
import { change, type ThemePart } from './theme-editing';

/** Whole looks, each shown by its own colours. Taking one is one undo. */
export function PresetGallery({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  return (
    <Section title={t('theme.presets')}>
      <ul className={styles.presets}>
        {presetNames.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={isLike(theme, presets[name])}
              disabled={readOnly}
              onClick={() => change(editing, `preset:${name}`, presets[name])}
            >
              <LookSample look={presets[name]} />
              {t(`theme.preset.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const isLike = (theme: Look, preset: Look) =>
  JSON.stringify(theme.colours) === JSON.stringify(preset.colours) && theme.font === preset.font;
