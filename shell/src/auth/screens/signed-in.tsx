import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { invitation } from '../invitation';
import { returnPath } from '../return-path';
import { useStaff } from '../staff-context';
import { texts } from '../texts';
import { Entrance } from './entrance';
import { EntranceLoading } from './entrance-loading';
import styles from './form.module.css';

/**
 * The way on for whoever is signed in. With an invitation for another address they decide first: on a shared computer
 * its reader would otherwise be at work in a colleague's name.
 */
export function SignedIn({ email }: { email: string }) {
  const staff = useStaff();
  const { search } = useLocation();
  const isInvited = new URLSearchParams(search).has('invite');
  const [next, setNext] = useState<'unknown' | 'on' | 'other-address'>(isInvited ? 'unknown' : 'on');
  const goOn = () => {
    invitation.forget();
    setNext('on');
  };
  useEffect(() => {
    if (next !== 'unknown') return;
    // Forgotten when the API gave the session.
    invitation.remember(search);
    void staff.checkInvitation(email).then((state) => {
      if (state !== 'other-address') invitation.forget();
      setNext(state === 'other-address' ? state : 'on');
    });
  }, [next, search, email, staff]);

  if (next === 'on') return <Navigate to={returnPath(search, window.location.origin)} replace />;
  if (next === 'unknown')
    return (
      <Entrance>
        <EntranceLoading />
      </Entrance>
    );
  return <InvitedElsewhere email={email} onStay={goOn} />;
}

function InvitedElsewhere({ email, onStay }: { email: string; onStay: () => void }) {
  const staff = useStaff();
  const said = texts.refusals['invitation-other-address'];
  useEffect(() => {
    document.title = `${said?.title} · ${texts.product}`;
  }, [said]);
  return (
    <Entrance>
      <h1 className={styles.title}>{said?.title}</h1>
      <p className={styles.lead}>{said?.lead}</p>
      <p className={styles.help}>{texts.signedInAs(email)}</p>
      <div className={styles.ways}>
        <button type="button" className={styles.primary} onClick={() => void staff.endSession()}>
          {texts.signOut}
        </button>
        <button type="button" className={styles.secondary} onClick={onStay}>
          {texts.staySignedIn}
        </button>
      </div>
    </Entrance>
  );
}
