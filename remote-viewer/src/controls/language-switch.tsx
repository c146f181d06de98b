import { ownNameOf } from '@vitrine/shared/browser/interface-language';
import { useLanguage } from '../language/language';
import styles from './controls.module.css';

/** Nothing where the experience speaks one language only. */
export function LanguageSwitch() {
  const { language, languages, choose, texts, textsMark } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <select
      {...textsMark}
      className={styles.control}
      aria-label={texts.language}
      value={language}
      onChange={({ target }) => choose(target.value)}
    >
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {ownNameOf(tag)}
        </option>
      ))}
    </select>
  );
}
