import { endpoints, tenantRole } from '@vitrine/shared/contract';
import { and, eq, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Person } from '../identity/staff';
import { byName, contains, listPage, rowsOf, sortedBy } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { peopleChanger, removal, statusAfter, updateOf, withEach } from './change-people';
import { invitationIssuer, mailInvitation } from './invitation';
import { checkInvitations } from './invitation-verdict';
import { inviteIntoTenant, peopleByEmail, tenantVerdict } from './invite-into-tenant';
import { inviteMany } from './invite-many';
import { byStatus } from './people-filter';
import { peopleOrders } from './people-orders';
import { sendPeopleTable } from './people-table';
import { readTenant } from './tenant-settings';
import { tenantUserOf } from './tenant-user';

const tenantUserOrders = {
  ...peopleOrders<Person>((person) => person),
  role: byName<Person>(people.role, people.id, ({ id, role }) => [role, id]),
};

/** People of the tenant: invitations, roles, disabling, removal. */
export function tenantUserRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;

  const matching = (query: Parameters<typeof byStatus>[1] & { q?: string | undefined }) =>
    and(
      query.status === 'ever' ? undefined : ne(people.status, 'removed'),
      byStatus(people.status, query),
      or(contains(people.email, query.q), contains(people.displayName, query.q)),
    );

  route(app, dependencies, endpoints.listTenantUsers, ({ query }) => {
    const filter = matching(query);
    return listPage({
      query,
      order: sortedBy(query.sort, tenantUserOrders),
      rows: rowsOf(db.select().from(people), filter),
      total: db.$count(people, filter),
      item: tenantUserOf,
    });
  });

  route(app, dependencies, endpoints.exportTenantUsers, async ({ query, reply }) => {
    const found = await db.select().from(people).where(matching(query)).orderBy(people.email, people.id);
    return sendPeopleTable(reply, found.map(tenantUserOf));
  });

  route(app, dependencies, endpoints.getTenantUser, async ({ params }) => {
    const its = and(eq(people.id, params.personId), ne(people.status, 'removed'));
    const [person] = await db.select().from(people).where(its);
    if (!person) throw notFound('person');
    return tenantUserOf(person);
  });

  /** What it takes to invite people, read once. */
  async function inviting(inviter: Person) {
    const issue = await invitationIssuer(dependencies);
    const { name } = await readTenant(db, config.firebase.tenantId);
    return {
      invitation: { inviter, issue, now: now() },
      mail: (to: string, link: string) =>
        mailInvitation(dependencies, { to, from: inviter, into: name, link }),
    };
  }

  route(app, dependencies, endpoints.inviteTenantUser, async ({ body, staff, write }) => {
    const { invitation, mail } = await inviting(staff.person);
    const { link, user } = await write((tx) => inviteIntoTenant(tx, { ...body, ...invitation }), {
      answersLater: true,
    });
    return { user: tenantUserOf(user), link, mailed: await mail(user.email, link) };
  });

  route(app, dependencies, endpoints.checkTenantInvitations, ({ body, staff }) =>
    checkInvitations(body, staff.person.id, {
      roles: tenantRole.options,
      role: body.role,
      async of(emails) {
        const known = await peopleByEmail(db, emails);
        return (email, role) => tenantVerdict(known.get(email), role, staff.person);
      },
    }),
  );

  route(app, dependencies, endpoints.inviteTenantUsers, async ({ body, staff, write }) => {
    const { invitation, mail } = await inviting(staff.person);
    return inviteMany(write, body.people, async (tx, person) => {
      const { link, verdict } = await inviteIntoTenant(tx, { ...person, ...invitation });
      return { email: person.email, verdict: verdict.verdict, link, mail: () => mail(person.email, link) };
    });
  });

  route(app, dependencies, endpoints.updateTenantUser, ({ body, params, staff, write }) =>
    write(async (tx) => {
      const change = await peopleChanger(tx, { caller: staff.person, now: now() });
      return tenantUserOf(await change(params.personId, (before) => updateOf(before, body)));
    }),
  );

  route(app, dependencies, endpoints.removeTenantUser, ({ params, staff, write }) =>
    write(async (tx) => {
      const change = await peopleChanger(tx, { caller: staff.person, now: now() });
      await change(params.personId, () => removal);
      return undefined;
    }),
  );

  route(app, dependencies, endpoints.changeTenantUsers, ({ body, staff, write }) =>
    write(async (tx) => {
      const change = await peopleChanger(tx, { caller: staff.person, now: now() });
      const status = statusAfter[body.change];
      const changed = await withEach(body.personIds, (personId) =>
        change(personId, (before) => (status ? updateOf(before, { status }) : removal)),
      );
      return { changed };
    }),
  );
}
