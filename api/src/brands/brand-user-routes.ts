import { endpoints } from '@vitrine/shared/contract';
import { and, eq, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changes } from '../changes';
import { brandUsers, people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { byName, contains, listPage } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { type BrandUserRow, brandUserOf, selectBrandUsers } from './brand-user';
import { inviteIntoBrand } from './invite-into-brand';

/** People whom a brand lets in. `archived=true` lists those whom the brand has disabled. */
export function brandUserRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.listBrandUsers, ({ brand, query }) => {
    const filter = and(
      eq(brandUsers.brandId, brand.id),
      query.archived ? eq(brandUsers.status, 'disabled') : ne(brandUsers.status, 'disabled'),
      or(contains(people.email, query.q), contains(people.displayName, query.q)),
    );
    return listPage({
      query,
      order: byName<BrandUserRow>(people.email, people.id, ({ person }) => [person.email, person.id]),
      rows: ({ after, limit, orderBy }) =>
        selectBrandUsers(db)
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
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

  route(app, dependencies, endpoints.inviteBrandUser, ({ body, brand, staff }) =>
    inviteIntoBrand(dependencies, { ...body, brandId: brand.id, inviter: staff.person }),
  );

  route(app, dependencies, endpoints.getBrandUser, ({ brand, params }) => read(brand.id, params.personId));

  route(app, dependencies, endpoints.updateBrandUser, async ({ body, brand, params }) => {
    await db
      .update(brandUsers)
      .set({ ...changes(body), updatedAt: now() })
      .where(and(eq(brandUsers.brandId, brand.id), eq(brandUsers.personId, params.personId)));
    return read(brand.id, params.personId);
  });

  async function read(brandId: string, personId: string) {
    const [found] = await selectBrandUsers(db).where(
      and(eq(brandUsers.brandId, brandId), eq(brandUsers.personId, personId)),
    );
    if (!found) throw notFound('person');
    return brandUserOf(found);
  }
}
