import { useEffect, useState } from 'react';
import { useStaff } from '../staff-context';
import { filledIn, texts } from '../texts';
import { Entrance } from './entrance';
import { EntranceLoading } from './entrance-loading';
import styles from './form.module.css';
import { MailSent } from './mail-sent';
import { useSubmit } from './use-submit';

/**
 * Whoever came with an invitation's link alone shows that they read the mail of their address, or goes on with what
 * that invitation was for. The link in the mail leads back here, perhaps in another tab or on another device.
 */
export function ConfirmAddress({ email, onLater }: { email: string; onLater: () => void }) {
  const staff = useStaff();
  const [isKnown, setKnown] = useState(false);
  const [mailed, setMailed] = useState(false);
  const send = useSubmit(async () => {
    const authentication = await staff.authentication();
    await authentication.sendConfirmation(window.location.href);
    setMailed(true);
  });
  const check = useSubmit(async () => {
    if (!(await staff.checkAddress())) throw new Error(texts.addressNotConfirmed);
  });
  useEffect(() => {
    document.title = `${texts.confirmAddressTitle} · ${texts.product}`;
    // Nobody pressed anything: whoever does hears what is wrong.
    const ask = () => staff.checkAddress().catch(() => false);
    void ask().then(() => setKnown(true));
    const onReturn = () => document.visibilityState === 'visible' && void ask();
    const ending = new AbortController();
    document.addEventListener('visibilitychange', onReturn, ending);
    // The mail may have been opened in a window beside this one.
    window.addEventListener('focus', onReturn, ending);
    window.addEventListener('online', onReturn, ending);
    return () => ending.abort();
  }, [staff]);
  if (!isKnown)
    return (
      <Entrance>
        <EntranceLoading />
      </Entrance>
    );
  const failure = send.failure ?? check.failure;
  return (
    <Entrance>
      <h1 className={styles.title}>{texts.confirmAddressTitle}</h1>
      {mailed ? (
        <MailSent email={email} lead={filledIn(texts.confirmationSent, { email })} />
      ) : (
        <p className={styles.lead}>{filledIn(texts.confirmAddressLead, { email })}</p>
      )}
      <div className={styles.ways}>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <button
          type="button"
          className={mailed ? styles.secondary : styles.primary}
          aria-disabled={send.pending}
          onClick={() => void send.submit()}
        >
          {mailed ? texts.sendAgain : texts.sendLink}
        </button>
        {mailed && (
          <button type="button" className={styles.primary} onClick={() => void check.submit()}>
            {texts.addressConfirmed}
          </button>
        )}
      </div>
      <button type="button" className={styles.quiet} onClick={onLater}>
        {texts.confirmLater}
      </button>
    </Entrance>
  );
}
