import { useLanguage } from '../texts/language';
import styles from './controls.module.css';

const ownName = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** Nothing where the experience speaks one language only. */
export function LanguageSwitch() {
  const { language, languages, choose, texts } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <select
      className={styles.control}
      aria-label={texts.language}
      value={language}
      onChange={({ target }) => choose(target.value)}
    >
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {ownName(tag)}
        </option>
      ))}
    </select>
  );
}
