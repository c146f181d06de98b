import { endpoints, type tenantUserUpdate } from '@vitrine/shared/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Person } from '../identity/staff';
import { newId } from '../ids';
import { byName, contains, listPage } from '../pagination';
import { conflict, notFound } from '../problem';
import { route } from '../route';
import { mailInvitation, newInvitation } from './invitation';
import { keepAnOwner, lockOwners, protectOwners } from './owners';
import { readTenant } from './tenant-settings';
import { tenantUserOf } from './tenant-user';

/** People of the tenant: invitations, roles, disabling. `archived=true` lists those who are disabled. */
export function tenantUserRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;

  route(app, dependencies, endpoints.listTenantUsers, ({ query }) => {
    const filter = and(
      query.archived ? eq(people.status, 'disabled') : ne(people.status, 'disabled'),
      or(contains(people.email, query.q), contains(people.displayName, query.q)),
    );
    return listPage({
      query,
      order: byName<Person>(people.email, people.id, (row) => [row.email, row.id]),
      rows: ({ after, limit, orderBy }) =>
        db
          .select()
          .from(people)
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
      total: db.$count(people, filter),
      item: tenantUserOf,
    });
  });

  route(app, dependencies, endpoints.getTenantUser, async ({ params }) => {
    const [person] = await db.select().from(people).where(eq(people.id, params.personId));
    if (!person) throw notFound('person');
    return tenantUserOf(person);
  });

  route(app, dependencies, endpoints.inviteTenantUser, async ({ body, staff }) => {
    const [known] = await db.select().from(people).where(eq(people.email, body.email));
    if (known?.status === 'active') throw conflict('already-member', 'This person is here already.');
    if (known?.status === 'disabled')
      throw conflict('person-disabled', 'This person is disabled. Enable them instead.');
    protectOwners(staff.person, known?.role, body.role);
    const { link, stored } = await newInvitation(dependencies);
    const [user] = await db
      .insert(people)
      .values({
        ...stored,
        id: newId(),
        email: body.email,
        role: body.role,
        invitedBy: staff.person.id,
        createdAt: now(),
      })
      .onConflictDoUpdate({
        target: people.email,
        set: { ...stored, role: body.role, invitedBy: staff.person.id, updatedAt: now() },
        // Whoever accepted, or was made an owner, in between is not overwritten.
        setWhere: sql`${people.status} = 'invited' and ${people.role} = ${known?.role ?? body.role}`,
      })
      .returning();
    if (!user) throw conflict('already-member', 'This person is here already.');
    const { name } = await readTenant(db, config.firebase.tenantId);
    const mailed = await mailInvitation(dependencies, {
      to: user.email,
      from: staff.person,
      into: name,
      link,
    });
    return { user: tenantUserOf(user), link, mailed };
  });

  route(app, dependencies, endpoints.updateTenantUser, ({ body, params, staff }) =>
    db.transaction(async (tx) => {
      const owners = await lockOwners(tx);
      const [before] = await tx.select().from(people).where(eq(people.id, params.personId)).for('update');
      if (!before) throw notFound('person');
      protectOwners(staff.person, before.role, body.role);
      const change = changeOf(before, body);
      const owned = before.role === 'owner' && before.status === 'active';
      const owns = (change.role ?? before.role) === 'owner' && (change.status ?? before.status) === 'active';
      if (owned && !owns) keepAnOwner(owners, before.id);
      const [user] = await tx
        .update(people)
        .set({ ...change, updatedAt: now() })
        .where(eq(people.id, before.id))
        .returning();
      if (!user) throw notFound('person');
      return tenantUserOf(user);
    }),
  );
}

/** What an update means for the row. Enabling somebody who never signed in makes them invited again, without a link. */
function changeOf(before: Person, { role, status }: z.output<typeof tenantUserUpdate>): Partial<Person> {
  const changedRole = role !== undefined && role !== before.role;
  const voided = { invitationHash: null };
  return {
    ...(role !== undefined && { role }),
    // A link that was handed out for one role must not open another.
    ...(changedRole && voided),
    ...(status === 'disabled' && { status, ...voided }),
    ...(status === 'active' && { status: before.uid ? status : ('invited' as const) }),
  };
}
