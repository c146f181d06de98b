import type { BrandRole, NoLinkReason } from '@vitrine/shared/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brands, brandUsers, people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { hasExpired } from '../identity/admit';
import { mayInviteAgain } from '../identity/permissions';
import type { Person } from '../identity/staff';
import { newId } from '../ids';
import { notFound } from '../problem';
import { type InvitationIssuer, invitationIssuer, mailInvitation, mailLetIn } from '../tenants/invitation';
import {
  hereAlready,
  refusalOf,
  refusedAs,
  type Verdict,
  willInvite,
  willInviteAgain,
} from '../tenants/invitation-verdict';

type BrandUserRecord = typeof brandUsers.$inferSelect;

/** @param known who has the address, if anybody. @param given what the brand says of them, if anything. */
export function brandVerdict(
  { inviter, now }: { inviter: Person; now: Date },
  known: Person | undefined,
  given: BrandUserRecord | undefined,
): Verdict {
  if (known?.status === 'disabled' || given?.status === 'disabled') return refusedAs('disabled');
  const staysAsItIs = known?.status === 'invited' && !mayInviteAgain(inviter, known);
  if (staysAsItIs && hasExpired(known, now)) return refusedAs('not-yours-to-renew');
  if (!given) return willInvite;
  return known?.status === 'active' || staysAsItIs ? hereAlready : willInviteAgain;
}

/** What a brand says of these people, by person. */
export async function brandUsersOf(
  db: Database,
  brandId: string,
  personIds: string[],
): Promise<Map<string, BrandUserRecord>> {
  if (personIds.length === 0) return new Map();
  const given = await db
    .select()
    .from(brandUsers)
    .where(and(eq(brandUsers.brandId, brandId), inArray(brandUsers.personId, personIds)));
  return new Map(given.map((one) => [one.personId, one]));
}

/** What it takes to invite people into a brand, read once. */
export async function invitingInto(dependencies: Dependencies, brandId: string, inviter: Person) {
  const { config, db, now } = dependencies;
  const [brand] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, brandId));
  const issue = await invitationIssuer(dependencies);
  const home = `${config.publicOrigin}/manager/panel/brands/${brandId}`;
  return {
    invitation: { brandId, inviter, issue, now: now() },
    /** @param link null: they may come in at once, or have an invitation that stays as it is. */
    mail: ({ email, status }: Person, link: string | null, role: BrandRole) => {
      const mail = { to: email, from: inviter, into: brand?.name ?? 'Vitrine', link: link ?? home };
      return status === 'active'
        ? mailLetIn(dependencies, { ...mail, role })
        : mailInvitation(dependencies, mail);
    },
  };
}

interface Invitation {
  brandId: string;
  email: string;
  role: BrandRole;
  inviter: Person;
  issue: InvitationIssuer;
  now: Date;
}

/**
 * Lets a person into a brand: at once when they are active, otherwise with an invitation to the tenant as a member. An
 * invitation to more than that stays as it is, unless the inviter could have made it.
 * @returns `link` for the mail, null for who needs none; the inviter may have it unless `noLink` says why not: only
 * when it opens nothing but this brand, else only the mail carries it.
 * @throws ProblemError 409 for somebody who is in the brand already, disabled, or whose invitation is over and not the
 * inviter's to renew.
 */
export async function letIntoBrand(
  tx: Transaction,
  { brandId, email, inviter, issue, now, role }: Invitation,
) {
  const { link, stored } = issue();
  const invited = { ...stored, invitedInto: brandId };
  const asMember = { ...invited, role: 'member' as const, invitedBy: inviter.id };
  await tx
    .insert(people)
    .values({ ...asMember, id: newId(), email, createdAt: now })
    .onConflictDoNothing();
  const [known] = await tx.select().from(people).where(eq(people.email, email)).for('update');
  if (!known) throw notFound('person');
  const [inBrand] = await tx
    .select()
    .from(brandUsers)
    .where(and(eq(brandUsers.brandId, brandId), eq(brandUsers.personId, known.id)));
  const verdict = brandVerdict({ inviter, now }, known, inBrand);
  const refusal = refusalOf(verdict);
  if (refusal) throw refusal;
  const isActive = known.status === 'active';
  // Somebody who was removed comes back as a member, whatever they were.
  const renewed = known.status === 'removed' ? asMember : invited;
  const renews = known.status === 'removed' || (!isActive && mayInviteAgain(inviter, known));
  if (renews) await tx.update(people).set(renewed).where(eq(people.id, known.id));
  const [given] = await tx
    .insert(brandUsers)
    .values({ brandId, personId: known.id, role, createdAt: now })
    .onConflictDoUpdate({
      target: [brandUsers.brandId, brandUsers.personId],
      set: { role, updatedAt: now },
    })
    .returning();
  if (!given) throw notFound('person');
  const person = renews ? { ...known, ...renewed } : known;
  if (isActive) return { given, person, verdict, link: null, noLink: 'has-account' as const };
  if (!renews) return { given, person, verdict, link: null, noLink: 'unchanged' as const };
  const opensMore = person.role !== 'member' || (await isInAnother(tx, brandId, person.id));
  const noLink: NoLinkReason | undefined = opensMore && inviter.role !== 'owner' ? 'opens-more' : undefined;
  return { given, person, verdict, link, noLink };
}

export async function isInAnother(tx: Transaction, brandId: string, personId: string): Promise<boolean> {
  const others = and(eq(brandUsers.personId, personId), ne(brandUsers.brandId, brandId));
  return (await tx.$count(brandUsers, others)) > 0;
}
