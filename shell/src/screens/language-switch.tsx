import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { ownNameOf } from '@vitrine/shared/browser/interface-language';
import { visitorLanguageKey } from '@vitrine/shared/browser/visitor-language-key';
import { useObservable } from '@vitrine/shared/host';
import { speak, words } from '../texts';
import styles from './language-switch.module.css';
import { useDocumentLanguage } from './use-document-language';

/** What the switch is called, in each language in which these pages speak to visitors. */
const names: Record<string, string> = {
  en: 'Language',
  de: 'Sprache',
  fr: 'Langue',
  es: 'Idioma',
  it: 'Lingua',
  ar: 'اللغة',
};

/**
 * Of a page for visitors that is the shell's own: its words, and the document with them, follow what visitors choose.
 * The device keeps it as what they choose in an experience.
 */
export function LanguageSwitch() {
  const { language, direction } = useObservable(words);
  useDocumentLanguage(language, direction);
  return (
    <select
      className={styles.switch}
      aria-label={names[language]}
      value={language}
      onChange={({ target }) => {
        deviceStorage.set(visitorLanguageKey, target.value);
        void speak(target.value);
      }}
    >
      {Object.keys(names).map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {ownNameOf(tag)}
        </option>
      ))}
    </select>
  );
}
