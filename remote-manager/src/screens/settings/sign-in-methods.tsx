import { useRuntimeConfig, useSession, useSignInMethods, useToast } from '@vitrine/shared/host';
import { Button, ErrorState, Section, Skeleton } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { PlayedGoogle } from './played-google';
import { SetPassword } from './set-password';
import { SignInMethod } from './sign-in-method';
import styles from './sign-in-methods.module.css';
import { useSignInState } from './use-sign-in-state';

/** The ways in which the person comes in: all the same account. The last one cannot be taken away. */
export function SignInMethods() {
  const t = useManagerTexts();
  const toast = useToast();
  const methods = useSignInMethods();
  const { firebase } = useRuntimeConfig();
  const { session } = useSession();
  const { state, error, reload } = useSignInState();
  const [open, setOpen] = useState<'password' | 'google' | null>(null);
  const [busy, setBusy] = useState(false);

  /** @returns whether it worked; what went wrong is said. */
  const change = async (step: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await step();
      reload();
      return true;
    } catch (failure) {
      toast.error(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const link = async (played?: string) => {
    if (!(await change(() => methods.linkGoogle(played)))) return;
    setOpen(null);
    toast.success({ title: t('sign-in.linkedToast'), description: t('sign-in.linkedToastText') });
  };
  const unlink = async () => {
    if (await change(methods.unlinkGoogle))
      toast.success({ title: t('sign-in.unlinkedToast'), description: t('sign-in.unlinkedToastText') });
  };
  if (error) return <ErrorState error={error} onRetry={reload} />;
  return (
    <Section title={t('sign-in.title')} intro={t('sign-in.intro')}>
      {state === null ? (
        <Skeleton shape="rows" count={3} />
      ) : (
        <ul className={styles.methods} aria-label={t('sign-in.title')}>
          <SignInMethod
            name={t('sign-in.mail')}
            text={t('sign-in.mailText', { email: session?.person.email ?? '' })}
          />
          <SignInMethod
            name={t('sign-in.password')}
            text={t(state.hasPassword ? 'sign-in.passwordSet' : 'sign-in.passwordNone')}
          >
            <Button onClick={() => setOpen('password')}>
              {t(state.hasPassword ? 'sign-in.changePassword' : 'sign-in.setPassword')}
            </Button>
          </SignInMethod>
          <SignInMethod
            name={t('sign-in.google')}
            text={
              state.google === null
                ? t('sign-in.googleNone')
                : `${t('sign-in.googleLinked', { account: state.google })} ${state.hasPassword ? '' : t('sign-in.unlinkLast')}`
            }
          >
            {state.google === null ? (
              <Button
                loading={busy}
                onClick={() => (firebase.authEmulator ? setOpen('google') : void link())}
              >
                {t('sign-in.linkGoogle')}
              </Button>
            ) : (
              <Button loading={busy} disabled={!state.hasPassword} onClick={() => void unlink()}>
                {t('sign-in.unlinkGoogle')}
              </Button>
            )}
          </SignInMethod>
        </ul>
      )}
      <SetPassword
        open={open === 'password'}
        title={t(state?.hasPassword ? 'sign-in.changePassword' : 'sign-in.setPassword')}
        onClose={() => setOpen(null)}
        onSaved={reload}
      />
      <PlayedGoogle open={open === 'google'} onClose={() => setOpen(null)} onChosen={link} />
    </Section>
  );
}
