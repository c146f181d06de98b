import { useObservable } from '@vitrine/shared/host';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { authenticationPath } from '../return-path';
import { useStaff } from '../staff-context';
import { words } from '../texts';
import { Entrance } from './entrance';
import styles from './form.module.css';

/** Ends the session in every tab of this browser, whoever led here. */
export function LogoutScreen() {
  const staff = useStaff();
  const texts = useObservable(words);
  const [state, setState] = useState<'ending' | 'ended' | 'failed'>('ending');
  const end = useCallback(() => {
    setState('ending');
    staff.endSession().then(
      () => setState('ended'),
      () => setState('failed'),
    );
  }, [staff]);
  useEffect(end, [end]);
  const title = {
    ending: texts.signingOut,
    ended: texts.signedOutTitle,
    failed: texts.signOutFailedTitle,
  }[state];
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [texts.product, title]);
  return (
    <Entrance>
      <h1 className={styles.title} aria-live="polite">
        {title}
      </h1>
      {state === 'ended' && (
        <>
          <p className={styles.lead}>{texts.signedOutLead}</p>
          <Link className={styles.primary} to={authenticationPath}>
            {texts.signInAgain}
          </Link>
        </>
      )}
      {state === 'failed' && (
        <>
          <p role="alert" className={styles.failure}>
            {texts.signOutFailed}
          </p>
          <button type="button" className={styles.primary} onClick={end}>
            {texts.retry}
          </button>
        </>
      )}
    </Entrance>
  );
}

export { LogoutScreen as Component };
