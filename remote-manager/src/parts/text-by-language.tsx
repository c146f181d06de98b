import type { LanguageMap } from '@vitrine/shared/contract';
import { LabelledField, TextArea, useFormat } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './text-by-language.module.css';

interface TextByLanguageProps {
  languages: string[];
  /** From the FormField around it. */
  id?: string;
  value?: LanguageMap;
  onChange?: (value: LanguageMap) => void;
}

/** Text that visitors read, in several languages; what is left empty falls back to the others. */
export function TextByLanguage({ languages, id, value = {}, onChange }: TextByLanguageProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const change = (language: string, text: string) => {
    const { [language]: _, ...others } = value;
    onChange?.(text === '' ? others : { ...others, [language]: text });
  };
  return (
    <fieldset id={id} className={styles.texts} aria-label={t('settings.consent')}>
      {languages.map((language) => (
        <LabelledField key={language} label={format.languageName(language)}>
          <TextArea value={value[language] ?? ''} onChange={(text) => change(language, text)} />
        </LabelledField>
      ))}
    </fieldset>
  );
}
