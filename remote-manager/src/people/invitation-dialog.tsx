import type { NoLinkReason } from '@vitrine/shared/contract';
import { CopyField, Dialog } from '@vitrine/shared/ui';
import styles from '../parts/checked-list.module.css';
import common from '../parts/common.module.css';
import { useShownOnce } from '../parts/use-shown-once';
import { useManagerTexts } from '../texts/use-manager-texts';
import { nameOf, type Person } from './person';

export interface Invitation {
  user: Person;
  /** null: there is none to pass on (`noLink`), or it was given before, in an answer that did not arrive. */
  link: string | null;
  noLink?: NoLinkReason | undefined;
  mailed: boolean;
}

interface InvitationDialogProps {
  /** null: closed. */
  invitation: Invitation | null;
  /** Where somebody who has an account comes in at once; the tenant lets in nobody of these. */
  home?: string;
  onClose: () => void;
}

/** What became of an invitation: its link, mailed already or to be passed on by hand; or why there is none, and what to do. */
export function InvitationDialog({ invitation, home, onClose }: InvitationDialogProps) {
  const t = useManagerTexts();
  const isOnlyHere = Boolean(invitation?.link) && !invitation?.mailed;
  const toldOnce = useShownOnce(isOnlyHere ? 1 : 0, onClose);
  if (!invitation) return null;
  const { user, link, noLink } = invitation;
  const isIn = noLink === 'has-account';
  const title = t(isIn ? 'people.letInTitle' : 'people.invitationTitle', { name: nameOf(user) });
  return (
    <Dialog open title={title} onClose={onClose} {...toldOnce}>
      <div className={styles.stack}>
        <p>{t(textOf(invitation))}</p>
        {isIn && home && <CopyField text={home} label={t('people.brandAddress')} />}
        {link !== null && <CopyField text={link} label={t('people.invitationLink')} />}
        {isOnlyHere && <p className={common.hint}>{t('shown-once.hint', { count: 1 })}</p>}
      </div>
    </Dialog>
  );
}

function textOf({ link, mailed, noLink }: Invitation) {
  if (noLink) return `people.noLink.${noLink}.${mailed ? 'mailed' : 'notMailed'}` as const;
  if (mailed) return 'people.invitationMailed' as const;
  return link === null ? ('people.invitationLost' as const) : ('people.invitationNotMailed' as const);
}
