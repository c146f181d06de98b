import { CopyField, Dialog } from '@vitrine/shared/ui';
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
  if (!invitation) return null;
  const { user, link } = invitation;
  return (
    <Dialog open title={t('people.invitationTitle', { name: nameOf(user) })} onClose={onClose}>
      <p>{t(textOf(invitation))}</p>
      {link !== null && <CopyField text={link} label={t('people.invitationLink')} />}
    </Dialog>
  );
}

function textOf({ link, mailed }: Invitation) {
  if (mailed) return 'people.invitationMailed' as const;
  return link === null ? ('people.invitationLost' as const) : ('people.invitationNotMailed' as const);
}
