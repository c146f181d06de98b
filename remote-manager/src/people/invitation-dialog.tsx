import { CopyField, Dialog } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import { nameOf, type Person } from './person';

export interface Invitation {
  user: Person;
  link: string;
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
  const { user, link, mailed } = invitation;
  return (
    <Dialog open title={t('people.invitationTitle', { name: nameOf(user) })} onClose={onClose}>
      <p>{t(mailed ? 'people.invitationMailed' : 'people.invitationNotMailed')}</p>
      <CopyField text={link} label={t('people.invitationLink')} />
    </Dialog>
  );
}
