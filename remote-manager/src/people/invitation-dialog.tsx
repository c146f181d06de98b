import { CopyField, Dialog } from '@vitrine/shared/ui';
import styles from '../parts/checked-list.module.css';
import { useToldOnce } from '../parts/use-told-once';
import { useManagerTexts } from '../texts/use-manager-texts';
import { nameOf, type Person } from './person';

export interface Invitation {
  user: Person;
  /** null: it was given before, in an answer that did not arrive. */
  link: string | null;
  mailed: boolean;
}

interface InvitationDialogProps {
  /** null: closed. */
  invitation: Invitation | null;
  onClose: () => void;
}

/** The link of an invitation: mailed already, or to be passed on by hand. */
export function InvitationDialog({ invitation, onClose }: InvitationDialogProps) {
  const t = useManagerTexts();
  const isOnlyHere = Boolean(invitation?.link) && !invitation?.mailed;
  const toldOnce = useToldOnce(isOnlyHere ? 1 : 0, onClose);
  if (!invitation) return null;
  const { user, link } = invitation;
  return (
    <Dialog open title={t('people.invitationTitle', { name: nameOf(user) })} onClose={onClose} {...toldOnce}>
      <div className={styles.stack}>
        <p>{t(textOf(invitation))}</p>
        {link !== null && <CopyField text={link} label={t('people.invitationLink')} />}
        {isOnlyHere && <p className={styles.note}>{t('toldOnce.hint', { count: 1 })}</p>}
      </div>
    </Dialog>
  );
}

function textOf({ link, mailed }: Invitation) {
  if (mailed) return 'people.invitationMailed' as const;
  return link === null ? ('people.invitationLost' as const) : ('people.invitationNotMailed' as const);
}
