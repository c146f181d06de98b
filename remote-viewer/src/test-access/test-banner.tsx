import { useLanguage } from '../texts/language';
import styles from './test-banner.module.css';

/** Nobody should take a draft for what visitors see. (That no search engine keeps it stands in the page as served.) */
export function TestBanner({ label }: { label: string }) {
  const { texts } = useLanguage();
  return (
    <p className={styles.banner} role="note">
      {texts.testBanner(label)}
    </p>
  );
}
