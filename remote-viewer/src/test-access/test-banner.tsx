import { markOf, useLanguage } from '../language/language';
import { useWords } from '../language/use-words';
import styles from './test-banner.module.css';
import { testTexts } from './test-texts';
import english from './texts/en';

const instead = { texts: english, language: 'en' };

/** Nobody should take a draft for what visitors see. (That no search engine keeps it stands in the page as served.) */
export default function TestBanner({ label, preview }: { label: string; preview: boolean }) {
  const { language, wordLanguages } = useLanguage();
  const words = useWords(testTexts, wordLanguages, { instead });
  if (!words) return null;
  const { texts } = words;
  return (
    <p className={styles.banner} role="note" {...markOf(words, language)}>
      {preview ? texts.preview : texts.test(label)}
    </p>
  );
}
