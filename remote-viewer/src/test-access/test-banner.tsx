import { useLanguage } from '../texts/language';
import styles from './test-banner.module.css';

/** Nobody should take a draft for what visitors see. (That no search engine keeps it stands in the page as served.) */
export function TestBanner({ label, preview }: { label: string; preview: boolean }) {
  const { texts } = useLanguage();
  return (
    <p className={styles.banner} role="note">
      {preview ? texts.previewBanner : texts.testBanner(label)}
    </p>
  );
}
