import type { BrandRole, BrandUser } from '@vitrine/shared/contract';
import { and, eq, ne } from 'drizzle-orm';
import { brands, brandUsers, people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Person } from '../identity/staff';
import { newId } from '../ids';
import { conflict, notFound } from '../problem';
import { mailInvitation, newInvitation } from '../tenants/invitation';
import { brandUserOf } from './brand-user';

interface Invitation {
  brandId: string;
  email: string;
  role: BrandRole;
  inviter: Person;
}

/**
 * Lets a person into a brand: at once when they are active, otherwise with an invitation to the tenant as a member.
 * The link comes back to the inviter only when it opens nothing but this brand; else only the mail carries it.
 * @throws ProblemError 409 for somebody who is in the brand already, or disabled.
 */
export async function inviteIntoBrand(
  dependencies: Dependencies,
  { brandId, email, inviter, role }: Invitation,
): Promise<{ user: BrandUser; link: string; mailed: boolean }> {
  const { config, db, now } = dependencies;
  const invitation = await newInvitation(dependencies);

  const { given, mayHaveLink, person } = await db.transaction(async (tx) => {
    await tx
      .insert(people)
      .values({
        ...invitation.stored,
        id: newId(),
        email,
        role: 'member',
        invitedBy: inviter.id,
        createdAt: now(),
      })
      .onConflictDoNothing();
    const [known] = await tx.select().from(people).where(eq(people.email, email)).for('update');
    if (!known) throw notFound('person');
    if (known.status === 'disabled') throw conflict('person-disabled', 'This person is disabled.');
    const pending = known.status === 'invited';
    const [inBrand] = await tx
      .select()
      .from(brandUsers)
      .where(and(eq(brandUsers.brandId, brandId), eq(brandUsers.personId, known.id)));
    if (inBrand && (!pending || inBrand.status === 'disabled'))
      throw conflict('already-member', 'This person is in the brand already.');
    if (pending) await tx.update(people).set(invitation.stored).where(eq(people.id, known.id));
    const [made] = await tx
      .insert(brandUsers)
      .values({ brandId, personId: known.id, role, createdAt: now() })
      .onConflictDoUpdate({
        target: [brandUsers.brandId, brandUsers.personId],
        set: { role, updatedAt: now() },
      })
      .returning();
    if (!made) throw notFound('person');
    const elsewhere = await tx
      .select({ id: brandUsers.brandId })
      .from(brandUsers)
      .where(and(eq(brandUsers.personId, known.id), ne(brandUsers.brandId, brandId)))
      .limit(1);
    const opensMore = known.role !== 'member' || elsewhere.length > 0;
    return {
      given: made,
      person: pending ? { ...known, ...invitation.stored } : known,
      mayHaveLink: pending && (!opensMore || inviter.role === 'owner'),
    };
  });

  const [brand] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, brandId));
  const home = `${config.publicOrigin}/manager/panel/brands/${brandId}`;
  const mailed = await mailInvitation(dependencies, {
    to: email,
    from: inviter,
    into: brand?.name ?? 'Vitrine',
    link: person.status === 'invited' ? invitation.link : home,
  });
  return { user: brandUserOf({ person, given }), link: mayHaveLink ? invitation.link : home, mailed };
}
