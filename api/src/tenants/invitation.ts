import { randomBytes } from 'node:crypto';
import type { BrandRole } from '@vitrine/shared/contract';
import type { Dependencies } from '../dependencies';
import { invitationHash } from '../identity/admit';
import type { Person } from '../identity/staff';
import { readTenant } from './tenant-settings';

const hourMs = 3600_000;

export type InvitationIssuer = Awaited<ReturnType<typeof invitationIssuer>>;

/** Makes invitations: a token for the link, and what is stored of it. A person's earlier link stops working. */
export async function invitationIssuer({ config, db, now }: Dependencies) {
  const { invitationLifetimeHours } = await readTenant(db, config.firebase.tenantId);
  return () => {
    const token = randomBytes(32).toString('base64url');
    return {
      link: `${config.publicOrigin}/manager/authentication#invite=${token}`,
      stored: {
        status: 'invited' as const,
        invitationHash: invitationHash(token),
        expiresAt: new Date(now().getTime() + invitationLifetimeHours * hourMs),
      },
    };
  };
}

interface InvitationMail {
  to: string;
  from: Person;
  into: string;
  link: string;
}

/** @returns whether the mail left the house. */
export function mailInvitation(
  { mailer }: Dependencies,
  { from, into, link, to }: InvitationMail,
): Promise<boolean> {
  const inviter = nameOf(from);
  return mailer.send({
    to,
    subject: `Invitation to ${into}`,
    text: [
      `${inviter} invites you to ${into}.`,
      `${inviter} lädt Sie zu ${into} ein.`,
      '',
      link,
      '',
      unexpected,
    ].join('\n'),
  });
}

/** The same for somebody who needs no invitation. @param mail.link where they get to after signing in */
export function mailLetIn(
  { mailer }: Dependencies,
  { from, into, link, role, to }: InvitationMail & { role: BrandRole },
): Promise<boolean> {
  const inviter = nameOf(from);
  const { de, en } = roleWords[role];
  return mailer.send({
    to,
    subject: `${into} is open to you`,
    text: [
      `${inviter} has let you into ${into} as ${en}. You have an account already: sign in with it.`,
      `${inviter} hat Sie als ${de} in ${into} aufgenommen. Sie haben schon ein Konto: Melden Sie sich damit an.`,
      '',
      link,
      '',
      unexpected,
    ].join('\n'),
  });
}

const roleWords: Record<BrandRole, { en: string; de: string }> = {
  manager: { en: 'a manager', de: 'Manager' },
  editor: { en: 'an editor', de: 'Editor' },
  analyst: { en: 'an analyst', de: 'Analyst' },
};

const nameOf = ({ displayName, email }: Person) => displayName ?? email;

const unexpected =
  'If you did not expect this, you can ignore it. / Falls Sie das nicht erwartet haben, können Sie es ignorieren.';
