import { texts } from '../texts';

/** What the sign-in screen shows: one at a time. */
export type View =
  | 'sign-in'
  | 'create'
  | 'invitation'
  | 'expired'
  | 'ended'
  | 'google'
  | 'link'
  | 'reset'
  | 'mail-sent'
  | 'confirm'
  | 'new-password';

export function viewTexts(view: View): { title: string; lead: string | null } {
  const words: Record<View, [title: string, lead: string | null]> = {
    'sign-in': [texts.signInTitle, texts.signInLead],
    create: [texts.invitedTitle, texts.invitedLead],
    invitation: [texts.loading, null],
    expired: [texts.invitations.expired.title, texts.invitations.expired.lead],
    ended: [texts.invitations.ended.title, texts.invitations.ended.lead],
    google: [texts.googleTitle, texts.googleLead],
    link: [texts.linkTitle, texts.linkLead],
    reset: [texts.resetTitle, texts.resetLead],
    'mail-sent': [texts.linkSentTitle, null],
    confirm: [texts.confirmTitle, texts.confirmLead],
    'new-password': [texts.newPasswordTitle, texts.newPasswordLead],
  };
  const [title, lead] = words[view];
  return { title, lead };
}
