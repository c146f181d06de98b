import { useObservable } from '@vitrine/shared/host';
import { useEffect } from 'react';
import { useStaff } from '../staff-context';
import type { Refusal } from '../staff-session';
import { filledIn, texts, words } from '../texts';
import { Entrance } from './entrance';
import styles from './form.module.css';

/** Signed in, but without a session: why, and the ways out. */
export function RefusalScreen({ refusal }: { refusal: Refusal }) {
  const staff = useStaff();
  const { authUser } = useObservable(staff);
  // In another language once that is chosen here.
  useObservable(words);
  const { title, lead } = saidOf(refusal);
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [title]);
  return (
    <Entrance>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {authUser?.email && (
        <p className={styles.help}>{filledIn(texts.signedInAs, { email: authUser.email })}</p>
      )}
      <div className={styles.ways}>
        <button type="button" className={styles.primary} onClick={staff.retrySession}>
          {texts.retry}
        </button>
        <button type="button" className={styles.secondary} onClick={() => void staff.signOut()}>
          {texts.signOut}
        </button>
      </div>
    </Entrance>
  );
}

function saidOf({ code, message, final }: Refusal): { title: string; lead: string } {
  const refusals: Partial<Record<string, { title: string; lead: string }>> = texts.refusals;
  const known = code === null ? undefined : refusals[code];
  if (known) return known;
  return final
    ? { title: texts.refusedTitle, lead: message }
    : { title: texts.unreachableTitle, lead: texts.unreachableLead };
}
