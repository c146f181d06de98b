import { interfaceLanguage, interfaceLanguages, ownNameOf } from '@vitrine/shared/browser/interface-language';
import { useObservable } from '@vitrine/shared/host';
import { useShell } from '../../shell-context';
import { words } from '../texts';
import styles from './entrance.module.css';

/** For whom the browser's language is not theirs: kept by this browser, and by the person once they have signed in. */
export function LanguageChoice() {
  const { preferences } = useShell();
  const texts = useObservable(words);
  const { language } = useObservable(preferences);
  return (
    <select
      className={styles.language}
      aria-label={texts.language}
      value={interfaceLanguage(language)}
      onChange={({ target }) => preferences.change({ language: target.value })}
    >
      {interfaceLanguages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {ownNameOf(tag)}
        </option>
      ))}
    </select>
  );
}
