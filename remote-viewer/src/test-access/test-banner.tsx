import { useEffect } from 'react';
import { useLanguage } from '../texts/language';
import styles from './test-banner.module.css';

/** Nobody should take a draft for what visitors see, and no search engine should keep it. */
export function TestBanner({ label }: { label: string }) {
  const { texts } = useLanguage();
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
  return (
    <p className={styles.banner} role="note">
      {texts.testBanner(label)}
    </p>
  );
}
