import type { brandUserUpdate } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { changes } from '../changes';
import type { Transaction } from '../db/database';
import { brandUsers, people } from '../db/schema';
import type { Person } from '../identity/staff';
import { notFound } from '../problem';
import { removal } from '../tenants/change-people';
import { isInAnother } from './invite-into-brand';

interface InBrand {
  brandId: string;
  personId: string;
}

const row = ({ brandId, personId }: InBrand) =>
  and(eq(brandUsers.brandId, brandId), eq(brandUsers.personId, personId));

/** @throws ProblemError 404 for somebody whom the brand does not know. */
export async function updateBrandUser(
  tx: Transaction,
  who: InBrand,
  change: z.output<typeof brandUserUpdate>,
  now: Date,
): Promise<void> {
  const updated = await tx
    .update(brandUsers)
    .set({ ...changes(change), updatedAt: now })
    .where(row(who))
    .returning({ personId: brandUsers.personId });
  if (updated.length === 0) throw notFound('person');
}

/**
 * Takes a person out of a brand. An invitation that opened nothing else is withdrawn; one that the tenant made is the
 * tenant's to withdraw.
 * @throws ProblemError 404 for somebody whom the brand does not know.
 */
export async function removeBrandUser(
  tx: Transaction,
  who: InBrand,
  caller: Person,
  now: Date,
): Promise<void> {
  const [person] = await tx.select().from(people).where(eq(people.id, who.personId)).for('update');
  const removed = await tx.delete(brandUsers).where(row(who)).returning({ personId: brandUsers.personId });
  if (!person || removed.length === 0) throw notFound('person');
  const opensNothing =
    person.status === 'invited' &&
    person.role === 'member' &&
    !(await isInAnother(tx, who.brandId, who.personId));
  if (!opensNothing || !(await mayWithdraw(tx, person, caller))) return;
  await tx
    .update(people)
    .set({ ...removal, updatedAt: now })
    .where(eq(people.id, person.id));
}

async function mayWithdraw(tx: Transaction, { invitedBy }: Person, caller: Person): Promise<boolean> {
  if (caller.role !== 'member' || invitedBy === caller.id) return true;
  const [inviter] = invitedBy ? await tx.select().from(people).where(eq(people.id, invitedBy)) : [];
  return inviter?.role === 'member';
}
