import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { invitation } from '../invitation';
import { returnPath } from '../return-path';
import { useStaff } from '../staff-context';
import { filledIn, texts } from '../texts';
import { ConfirmAddress } from './confirm-address';
import { Entrance } from './entrance';
import { EntranceLoading } from './entrance-loading';
import styles from './form.module.css';

/**
 * The way on for whoever is signed in. With an invitation for another address they decide first: on a shared computer
 * its reader would otherwise be at work in a colleague's name.
 */
export function SignedIn({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const staff = useStaff();
  const { search } = useLocation();
  const [token] = useState(invitation.arrivedWith);
  const [next, setNext] = useState<'unknown' | 'on' | 'other-address'>(token ? 'unknown' : 'on');
  const [isLater, setLater] = useState(false);
  const goOn = () => {
    invitation.settle();
    setNext('on');
  };
  useEffect(() => {
    if (next !== 'unknown' || !token) return;
    // Forgotten when the API gave the session.
    invitation.remember(token);
    void staff.checkInvitation(email).then((state) => {
      if (state !== 'other-address') invitation.settle();
      setNext(state === 'other-address' ? state : 'on');
    });
  }, [next, token, email, staff]);

  if (next === 'on' && !isConfirmed && !isLater)
    return <ConfirmAddress email={email} onLater={() => setLater(true)} />;
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
      <p className={styles.help}>{filledIn(texts.signedInAs, { email })}</p>
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
