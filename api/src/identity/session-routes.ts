import { endpoints, type InvitationState } from '@vitrine/shared/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changes } from '../changes';
import { brandUsers, people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { tenantUserOf } from '../tenants/tenant-user';
import { hasExpired, invitationHash, invitedBy } from './admit';
import { asConfirmed, countedMemberships } from './confirmed';
import type { Person } from './staff';

function stateOf(invited: Person | null, now: Date, email: string | undefined): InvitationState {
  if (!invited) return 'ended';
  if (hasExpired(invited, now)) return 'expired';
  return email === undefined || email === invited.email ? 'open' : 'other-address';
}

/** Who is signed in, and what they chose for themselves. The gate has bound an invitation by then: the first call of an invited person accepts it. */
export function sessionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  route(app, dependencies, endpoints.getSession, async ({ staff }) => ({
    person: tenantUserOf(staff.person),
    brands: await dependencies.db
      .select({ brandId: brandUsers.brandId, role: brandUsers.role })
      .from(brandUsers)
      .where(countedMemberships(staff.person))
      .orderBy(asc(brandUsers.brandId)),
    preferences: staff.person.preferences,
    addressConfirmed: staff.person.addressConfirmedAt !== null,
  }));

  // Its token is the key: without a good one, everybody hears the same.
  route(app, dependencies, endpoints.checkInvitation, async ({ body: { email, token }, request }) => {
    if (email !== undefined) await app.limits.invitation(request, invitationHash(token));
    return { state: stateOf(await invitedBy(dependencies, token), dependencies.now(), email) };
  });

  route(app, dependencies, endpoints.updateOwnProfile, ({ body, staff, write }) =>
    write(async (tx) => {
      const [changed] = await tx
        .update(people)
        .set({ displayName: body.displayName })
        .where(eq(people.id, staff.person.id))
        .returning();
      return tenantUserOf(asConfirmed(changed ?? staff.person));
    }),
  );

  route(app, dependencies, endpoints.updateOwnPreferences, ({ body, staff, write }) =>
    write(async (tx) => {
      const [{ preferences } = { preferences: {} }] = await tx
        .update(people)
        // Added to what is there: two browsers may change two things at once.
        .set({ preferences: sql`${people.preferences} || ${JSON.stringify(changes(body))}::jsonb` })
        .where(eq(people.id, staff.person.id))
        .returning({ preferences: people.preferences });
      return preferences;
    }),
  );
}
