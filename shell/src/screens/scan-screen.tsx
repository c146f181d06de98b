import { Link, useObservable } from '@vitrine/shared/host';
import { useEffect } from 'react';
import { words } from '../texts';
import { Notice } from './notice';
import styles from './notice.module.css';

/** At `/`, where nothing stands: how visitors get to a placement, and a small link for staff. */
export function Component() {
  const texts = useObservable(words);
  useEffect(() => {
    document.title = texts.scanTitle;
  }, [texts]);
  return (
    <Notice title={texts.scanTitle} text={texts.scanText}>
      {/* As a new document: a visitor's has a stricter policy than staff's screens can live with. */}
      <Link to="/manager" reloadDocument className={styles.small}>
        {texts.staffLink}
      </Link>
    </Notice>
  );
}
