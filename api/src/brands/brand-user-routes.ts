import { brandRole, endpoints } from '@vitrine/shared/contract';
import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { brandUsers, people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { byName, contains, listPage, rowsOf, sortedBy } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { statusAfter, withEach } from '../tenants/change-people';
import { checkInvitations } from '../tenants/invitation-verdict';
import { peopleByEmail } from '../tenants/invite-into-tenant';
import { inviteMany } from '../tenants/invite-many';
import { byStatus } from '../tenants/people-filter';
import { peopleOrders } from '../tenants/people-orders';
import { sendPeopleTable } from '../tenants/people-table';
import { type BrandUserRow, brandUserOf, selectBrandUsers, statusInBrand } from './brand-user';
import { removeBrandUser, updateBrandUser } from './change-brand-users';
import { brandUsersOf, brandVerdict, invitingInto, letIntoBrand } from './invite-into-brand';

const brandUserOrders = {
  ...peopleOrders<BrandUserRow>(({ person }) => person),
  role: byName<BrandUserRow>(brandUsers.role, people.id, ({ given, person }) => [given.role, person.id]),
};

/** People whom a brand lets in. `archived=true` lists those whom the brand has disabled. */
export function brandUserRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  const matching = (brandId: string, query: Parameters<typeof byStatus>[1] & { q?: string | undefined }) =>
    and(
      eq(brandUsers.brandId, brandId),
      byStatus(statusInBrand, query),
      or(contains(people.email, query.q), contains(people.displayName, query.q)),
    );

  route(app, dependencies, endpoints.listBrandUsers, ({ brand, query }) => {
    const filter = matching(brand.id, query);
    return listPage({
      query,
      order: sortedBy(query.sort, brandUserOrders),
      rows: rowsOf(selectBrandUsers(db), filter),
      total: db.$count(
        db
          .select({ id: people.id })
          .from(brandUsers)
          .innerJoin(people, eq(people.id, brandUsers.personId))
          .where(filter)
          .as('matching'),
      ),
      item: brandUserOf,
    });
  });

  route(app, dependencies, endpoints.exportBrandUsers, async ({ brand, query, reply }) => {
    const found = await selectBrandUsers(db)
      .where(matching(brand.id, query))
      .orderBy(people.email, people.id);
    return sendPeopleTable(reply, found.map(brandUserOf));
  });

  route(app, dependencies, endpoints.inviteBrandUser, async ({ body, brand, staff, write }) => {
    const { invitation, mail } = await invitingInto(dependencies, brand.id, staff.person);
    const { given, link, noLink, person } = await write(
      (tx) => letIntoBrand(tx, { ...body, ...invitation }),
      { answersLater: true },
    );
    const mailed = await mail(person, link, given.role);
    return {
      user: brandUserOf({ person, given }),
      link: noLink ? null : link,
      ...(noLink && { noLink }),
      mailed,
    };
  });

  route(app, dependencies, endpoints.checkBrandInvitations, ({ body, brand, staff }) =>
    checkInvitations(body, staff.person.id, {
      roles: brandRole.options,
      role: body.role,
      async of(emails) {
        const known = await peopleByEmail(db, emails);
        const ids = [...known.values()].map(({ id }) => id);
        const given = await brandUsersOf(db, brand.id, ids);
        const by = { inviter: staff.person, now: now() };
        return (email) => {
          const person = known.get(email);
          return brandVerdict(by, person, person && given.get(person.id));
        };
      },
    }),
  );

  route(app, dependencies, endpoints.inviteBrandUsers, async ({ body, brand, staff, write }) => {
    const { invitation, mail } = await invitingInto(dependencies, brand.id, staff.person);
    return inviteMany(write, body.people, async (tx, listed) => {
      const { link, noLink, person, verdict } = await letIntoBrand(tx, { ...listed, ...invitation });
      return {
        email: person.email,
        verdict: verdict.verdict,
        link: noLink ? null : link,
        noLink,
        mail: () => mail(person, link, listed.role),
      };
    });
  });

  route(app, dependencies, endpoints.getBrandUser, ({ brand, params }) => read(brand.id, params.personId));

  route(app, dependencies, endpoints.updateBrandUser, async ({ body, brand, params, write }) => {
    const who = { brandId: brand.id, personId: params.personId };
    await write((tx) => updateBrandUser(tx, who, body, now()));
    return read(brand.id, params.personId);
  });

  route(app, dependencies, endpoints.removeBrandUser, async ({ brand, params, staff, write }) => {
    const who = { brandId: brand.id, personId: params.personId };
    await write((tx) => removeBrandUser(tx, who, staff.person, now()));
    return undefined;
  });

  route(app, dependencies, endpoints.changeBrandUsers, ({ body, brand, staff, write }) =>
    write(async (tx) => {
      const status = statusAfter[body.change];
      const changed = await withEach(body.personIds, (personId) => {
        const who = { brandId: brand.id, personId };
        return status
          ? updateBrandUser(tx, who, { status }, now())
          : removeBrandUser(tx, who, staff.person, now());
      });
      return { changed };
    }),
  );

  async function read(brandId: string, personId: string) {
    const [found] = await selectBrandUsers(db).where(
      and(eq(brandUsers.brandId, brandId), eq(brandUsers.personId, personId)),
    );
    if (!found) throw notFound('person');
    return brandUserOf(found);
  }
}
