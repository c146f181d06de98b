import { useEffect, useState } from 'react';
import { newestLink } from '../../firebase/emulator-mailbox';
import { useShell } from '../../shell-context';
import { authenticationPath } from '../return-path';
import { filledIn, texts } from '../texts';
import styles from './form.module.css';

/** A mail is on its way. On the emulator, which sends none, the link that it would have carried. */
export function MailSent({
  email,
  lead = filledIn(texts.linkSent, { email }),
}: {
  email: string;
  lead?: string;
}) {
  const { config } = useShell();
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let shown = true;
    newestLink(config, email).then(
      (found) => shown && setLink(found && ownAddress(found)),
      () => shown && setLink(null),
    );
    return () => {
      shown = false;
    };
  }, [config, email]);
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      {link && (
        <div className={styles.notice}>
          <p>{texts.demoMail}</p>
          <a href={link}>{texts.openLink}</a>
        </div>
      )}
    </>
  );
}

/** The emulator's own page for a new password is for programs; ours is for people and takes the same code. */
function ownAddress(link: string): string {
  const { searchParams } = new URL(link);
  const code = searchParams.get('oobCode');
  if (searchParams.get('mode') !== 'resetPassword' || !code) return link;
  return `${authenticationPath}?${new URLSearchParams({ mode: 'resetPassword', oobCode: code })}`;
}
