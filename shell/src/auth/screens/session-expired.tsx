import { useObservable } from '@vitrine/shared/host';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../shell-context';
import { texts as shellTexts } from '../../texts';
import { authenticationPath } from '../return-path';
import { signInEmail } from '../sign-in-email';
import { useStaff } from '../staff-context';
import { texts } from '../texts';
import styles from './form.module.css';
import { GoogleButton } from './google-button';
import { MailSent } from './mail-sent';
import { PasswordForm } from './password-form';
import expiredStyles from './session-expired.module.css';
import { useSubmit } from './use-submit';

/**
 * Over the screen of somebody whose session ran out: they sign in again, and what they were at goes on. The browser's
 * own dialog, because it stands above every window of the page and nothing behind it can be reached.
 */
export function SessionExpired() {
  const staff = useStaff();
  const { config } = useShell();
  const { authUser } = useObservable(staff);
  const confirming = useObservable(staff.confirming);
  const email = authUser?.email ?? '';
  const dialog = useRef<HTMLDialogElement>(null);
  const [password, setPassword] = useState('');
  const [mailed, setMailed] = useState(false);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  // Windows of the page close at Escape wherever it is pressed; what was typed in one must be there afterwards.
  useEffect(() => {
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopImmediatePropagation();
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);

  const sendLink = useSubmit(async () => {
    const authentication = await staff.authentication();
    // It opens in another tab, of whose sign-in this one hears.
    await authentication.sendSignInLink(email, window.location.origin + authenticationPath);
    signInEmail.remember(email);
    setMailed(true);
  });

  return (
    <dialog
      ref={dialog}
      className={expiredStyles.dialog}
      lang={shellTexts.language}
      dir={shellTexts.direction}
      aria-labelledby="session-expired"
      // There is nothing to go back to before somebody has signed in.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-expired" className={expiredStyles.title}>
        {texts.expiredTitle}
      </h2>
      <p className={styles.lead}>{confirming ? texts.confirmingLead : texts.expiredLead}</p>
      {mailed ? (
        <>
          <MailSent email={email} />
          <button type="button" className={styles.quiet} onClick={() => setMailed(false)}>
            {texts.back}
          </button>
        </>
      ) : (
        <>
          <PasswordForm
            credentials={{ email, password }}
            onChange={(changed) => setPassword(changed.password)}
            create={false}
            fixedEmail
          />
          <p className={styles.or}>{texts.or}</p>
          <div className={styles.ways}>
            <button
              type="button"
              className={styles.secondary}
              aria-disabled={sendLink.pending}
              onClick={() => void sendLink.submit()}
            >
              {texts.sendLink}
            </button>
            <div role="alert">{sendLink.failure && <p className={styles.failure}>{sendLink.failure}</p>}</div>
            {!config.firebase.authEmulator && <GoogleButton expected={email} />}
          </div>
        </>
      )}
      <button type="button" className={styles.quiet} onClick={() => void staff.signOut()}>
        {texts.expiredLeave}
      </button>
    </dialog>
  );
}
