import { Link, useObservable } from '@vitrine/shared/host';
import { useEffect } from 'react';
import { words } from '../texts';
import { LanguageSwitch } from './language-switch';
import { Notice } from './notice';
import styles from './notice.module.css';
import { scanTexts } from './scan-texts';

/** At `/`, where nothing stands: how visitors get to a placement, and a small link for staff. */
export function Component() {
  const { language } = useObservable(words);
  const { title, text, staffLink } = scanTexts[language] ?? scanTexts.en;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Notice title={title} text={text} languageSwitch={<LanguageSwitch />}>
      {/* As a new document: a visitor's has a stricter policy than staff's screens can live with. */}
      <Link to="/manager" reloadDocument className={styles.small}>
        {staffLink}
      </Link>
    </Notice>
  );
}
