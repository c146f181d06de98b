import { useObservable } from '@vitrine/shared/host';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShell } from '../../shell-context';
import { invitation } from '../invitation';
import { signInEmail } from '../sign-in-email';
import { useStaff } from '../staff-context';
import { texts, words } from '../texts';
import { acceptable } from './acceptable';
import { DemoAccounts } from './demo-accounts';
import { EmailForm } from './email-form';
import { EntranceLoading } from './entrance-loading';
import styles from './form.module.css';
import { GoogleButton } from './google-button';
import { MailSent } from './mail-sent';
import { NewPasswordForm } from './new-password-form';
import { PasswordForm } from './password-form';
import { type View, viewTexts } from './views';

/** Which lead back to the form that they were chosen on. */
const otherWays: ReadonlySet<View> = new Set<View>([
  'google',
  'link',
  'reset',
  'mail-sent',
  'confirm',
  'new-password',
]);

/** What an address is asked for. */
type AskedEmail = Pick<ComponentProps<typeof EmailForm>, 'action' | 'pendingAction' | 'onSubmit'>;

/** Every way in: password, link, Google, a new password, and the account of an invited person. */
export function SignInScreen() {
  const staff = useStaff();
  const { config } = useShell();
  // With what was typed, another language is spoken at once.
  useObservable(words);
  const [search, setSearch] = useSearchParams();
  const resetCode = search.get('mode') === 'resetPassword' ? search.get('oobCode') : null;
  const [invited, setInvited] = useState(() => invitation.get() !== null);
  const [chosen, choose] = useState<View>(invited ? 'invitation' : 'sign-in');
  /** Where the other ways lead back to. */
  const [home, setHome] = useState<'sign-in' | 'create'>(invited ? 'create' : 'sign-in');
  const goHome = (next: typeof home) => {
    setHome(next);
    choose(next);
  };
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [passwordSaved, setPasswordSaved] = useState(false);
  const { error } = useObservable(staff);
  const linkNeedsEmail = useObservable(staff.linkNeedsEmail);
  const view: View = linkNeedsEmail ? 'confirm' : resetCode ? 'new-password' : chosen;
  const { title, lead } = viewTexts(view);
  const { email } = credentials;
  const setEmail = (changed: string) => setCredentials({ ...credentials, email: changed });

  const heading = useRef<HTMLHeadingElement>(null);
  const shownView = useRef(view);
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
    // Screen readers hear what took the form's place; the first view leaves the focus alone.
    if (shownView.current !== view) heading.current?.focus();
    shownView.current = view;
  }, [view, title]);

  useEffect(() => {
    if (chosen !== 'invitation') return;
    let left = false;
    void staff.checkInvitation().then((state) => {
      if (left) return;
      const over = state === 'expired' || state === 'ended';
      if (over) setInvited(false);
      choose(over ? state : 'create');
    });
    return () => {
      left = true;
    };
  }, [chosen, staff]);

  const sendLink = async (to: string) => {
    if (home === 'create') await acceptable(staff, to);
    const authentication = await staff.authentication();
    await authentication.sendSignInLink(to, window.location.href);
    signInEmail.remember(to);
    choose('mail-sent');
  };
  const playGoogle = async (as: string) => {
    const authentication = await staff.authentication();
    await authentication.signInWithGoogle(as);
  };
  const sendReset = async (to: string) => {
    const authentication = await staff.authentication();
    await authentication.sendPasswordReset(to, window.location.href).catch((error: { code?: string }) => {
      // Who has an account is nobody's business: the answer is the same for an address that has none.
      if (error.code !== 'auth/user-not-found') throw error;
    });
    choose('mail-sent');
  };
  /** Whichever view, and whatever link of a mail, led here: its parameters go too, or it would lead here again. */
  const leaveFor = (next: View) => {
    choose(next);
    staff.giveUpLink();
    setSearch(
      (before) => {
        for (const name of ['mode', 'oobCode', 'apiKey', 'tenantId', 'lang', 'continueUrl'])
          before.delete(name);
        return before;
      },
      { replace: true },
    );
  };
  const finishReset = () => {
    setPasswordSaved(true);
    setHome('sign-in');
    leaveFor('sign-in');
  };

  const forms: Partial<Record<View, AskedEmail>> = {
    google: { action: texts.signIn, pendingAction: texts.signingIn, onSubmit: playGoogle },
    link: { action: texts.sendLink, pendingAction: texts.sending, onSubmit: sendLink },
    reset: { action: texts.sendReset, pendingAction: texts.sending, onSubmit: sendReset },
    confirm: { action: texts.confirm, pendingAction: texts.signingIn, onSubmit: staff.completeLink },
  };
  const form = forms[view];
  if (view === 'invitation') return <EntranceLoading />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div role="status">
        {view === 'sign-in' && passwordSaved && <p className={styles.notice}>{texts.passwordSaved}</p>}
      </div>
      <div role="alert">{error && <p className={styles.failure}>{error}</p>}</div>

      {(view === 'sign-in' || view === 'create') && (
        <>
          <PasswordForm credentials={credentials} onChange={setCredentials} create={view === 'create'}>
            {view === 'sign-in' && (
              <button type="button" className={styles.quiet} onClick={() => choose('reset')}>
                {texts.forgot}
              </button>
            )}
          </PasswordForm>
          {invited && (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => goHome(view === 'create' ? 'sign-in' : 'create')}
            >
              {view === 'create' ? texts.haveAccount : texts.noAccount}
            </button>
          )}
          <p className={styles.or}>{texts.or}</p>
          <div className={styles.ways}>
            <button type="button" className={styles.secondary} onClick={() => choose('link')}>
              {texts.sendLink}
            </button>
            <GoogleButton {...(config.firebase.authEmulator && { onPlay: () => choose('google') })} />
          </div>
          {view === 'sign-in' && config.demoAccounts && (
            <DemoAccounts accounts={config.demoAccounts} chosen={email} onChoose={setCredentials} />
          )}
        </>
      )}
      {(view === 'expired' || view === 'ended') && (
        <button type="button" className={styles.primary} onClick={() => goHome('sign-in')}>
          {texts.toSignIn}
        </button>
      )}
      {form && <EmailForm key={view} email={email} onChange={setEmail} {...form} />}
      {view === 'new-password' && resetCode && <NewPasswordForm code={resetCode} onSaved={finishReset} />}
      {view === 'mail-sent' && <MailSent email={email.trim()} />}
      {otherWays.has(view) && (
        <button type="button" className={styles.quiet} onClick={() => leaveFor(home)}>
          {home === 'create' ? texts.backToInvitation : texts.back}
        </button>
      )}
    </>
  );
}

export { SignInScreen as Component };
