import { Button, ColourField, LabelledField, Section, Switch } from '@vitrine/shared/ui';
import { useId, useState } from 'react';
import { useEditorTexts } from '../../texts/texts';
import { darkSchemeOf, schemeFrom } from './palette';
import styles from './theme.module.css';
import { change, Field, type ThemePart } from './theme-editing';

const colourNames = ['background', 'surface', 'text', 'accent', 'onAccent'] as const;

/** The schemes: colour by colour, from one colour, and for dark devices. */
export function ColoursSection({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  const [from, setFrom] = useState<string | null>(null);
  const darkId = useId();
  const seed = from ?? theme.colours.accent;
  return (
    <Section title={t('theme.colours')}>
      <div className={styles.seed}>
        <LabelledField label={t('theme.fromColour')} help={t('theme.fromColourHelp')}>
          <ColourField value={seed} disabled={readOnly} onChange={setFrom} />
        </LabelledField>
        <Button
          disabled={readOnly}
          onClick={() => {
            const colours = schemeFrom(seed);
            change(editing, 'from-colour', { colours, dark: theme.dark && darkSchemeOf(colours) });
          }}
        >
          {t('theme.make')}
        </Button>
      </div>
      <Scheme name={t('theme.light')} at="/colours" />
      <div className={styles.onOff}>
        <div>
          <label htmlFor={darkId}>{t('theme.ownDark')}</label>
          <p id={`${darkId}-help`}>{t('theme.ownDarkHelp')}</p>
        </div>
        <Switch
          id={darkId}
          aria-describedby={`${darkId}-help`}
          value={theme.dark !== null}
          disabled={readOnly}
          onChange={(own) => change(editing, 'dark', { dark: own ? darkSchemeOf(theme.colours) : null })}
        />
      </div>
      {theme.dark && (
        <>
          <Scheme name={t('theme.dark')} at="/dark" />
          <Button
            disabled={readOnly}
            onClick={() => change(editing, 'derive', { dark: darkSchemeOf(theme.colours) })}
          >
            {t('theme.derive')}
          </Button>
        </>
      )}
    </Section>
  );
}

interface SchemeProps {
  name: string;
  /** JSON pointer of the scheme. */
  at: '/colours' | '/dark';
}

function Scheme({ name, at }: SchemeProps) {
  const t = useEditorTexts();
  return (
    <fieldset className={styles.scheme}>
      <legend>{name}</legend>
      {colourNames.map((colour) => (
        <Field key={colour} at={`${at}/${colour}`} label={t(`theme.colour.${colour}`)}>
          <ColourField />
        </Field>
      ))}
    </fieldset>
  );
}
