import { randomBytes } from 'node:crypto';
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
      link: `${config.publicOrigin}/manager/authentication?invite=${token}`,
      stored: {
        status: 'invited' as const,
        invitationHash: invitationHash(token),
        expiresAt: new Date(now().getTime() + invitationLifetimeHours * hourMs),
      },
    };
  };
}

/** @returns whether the mail left the house. */
export function mailInvitation(
  { mailer }: Dependencies,
  { from, into, link, to }: { to: string; from: Person; into: string; link: string },
): Promise<boolean> {
  const inviter = from.displayName ?? from.email;
  return mailer.send({
    to,
    subject: `Invitation to ${into}`,
    text: [
      `${inviter} invites you to ${into}.`,
      `${inviter} lädt Sie zu ${into} ein.`,
      '',
      link,
      '',
      'If you did not expect this, you can ignore it. / Falls Sie das nicht erwartet haben, können Sie es ignorieren.',
    ].join('\n'),
  });
}
