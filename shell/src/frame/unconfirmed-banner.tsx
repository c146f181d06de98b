import { useSession } from '@vitrine/shared/host';
import { Link } from 'react-router-dom';
import { authenticationPath } from '../auth/return-path';
import styles from './connection-banner.module.css';
import { useFrameTexts } from './texts/use-frame-texts';

/** Says why somebody who came with an invitation's link alone has only what that was for, and what to do about it. */
export function UnconfirmedBanner() {
  const t = useFrameTexts();
  const { session } = useSession();
  if (session?.addressConfirmed !== false) return null;
  return (
    <p className={styles.banner}>
      {t('addressUnconfirmed')} <Link to={authenticationPath}>{t('confirmAddress')}</Link>
    </p>
  );
}
