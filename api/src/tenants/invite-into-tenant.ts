import type { TenantRole } from '@vitrine/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { people } from '../db/schema';
import { mayChangeOwners } from '../identity/permissions';
import type { Person } from '../identity/staff';
import { newId } from '../ids';
import { conflict } from '../problem';
import type { InvitationIssuer } from './invitation';
import {
  hereAlready,
  refusalOf,
  refusedAs,
  type Verdict,
  willInvite,
  willInviteAgain,
} from './invitation-verdict';

/** @param known who has that address, if anybody. */
export function tenantVerdict(known: Person | undefined, role: TenantRole, inviter: Person): Verdict {
  if (known?.status === 'active') return hereAlready;
  if (known?.status === 'disabled') return refusedAs('disabled');
  const invited = known?.status === 'invited';
  const touchesOwners = role === 'owner' || (invited && known.role === 'owner');
  if (touchesOwners && !mayChangeOwners(inviter)) return refusedAs('owners-only');
  return invited ? willInviteAgain : willInvite;
}

/** Who has which of these addresses. */
export async function peopleByEmail(db: Database, emails: string[]): Promise<Map<string, Person>> {
  if (emails.length === 0) return new Map();
  const known = await db.select().from(people).where(inArray(people.email, emails));
  return new Map(known.map((person) => [person.email, person]));
}

interface Invitation {
  email: string;
  role: TenantRole;
  inviter: Person;
  issue: InvitationIssuer;
  now: Date;
}

/**
 * Makes an invitation, or a new one for somebody who was invited or removed before.
 * @throws ProblemError 409 for somebody who is here or disabled, 403 where owners are concerned and the inviter is none.
 */
export async function inviteIntoTenant(tx: Transaction, { email, inviter, issue, now, role }: Invitation) {
  const { link, stored } = issue();
  const values = { ...stored, role, invitedBy: inviter.id, invitedInto: null };
  const [made] = await tx
    .insert(people)
    .values({ ...values, id: newId(), email, createdAt: now })
    .onConflictDoNothing()
    .returning();
  const [known] = made ? [] : await tx.select().from(people).where(eq(people.email, email)).for('update');
  const verdict = tenantVerdict(known, role, inviter);
  const refusal = refusalOf(verdict);
  if (refusal) throw refusal;
  if (made) return { user: made, link, verdict };
  const [user] = await tx
    .update(people)
    .set({ ...values, updatedAt: now })
    .where(eq(people.email, email))
    .returning();
  if (!user) throw conflict('already-member', 'This person is here already.');
  return { user, link, verdict };
}
