import { endpoints } from '@vitrine/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { brandUsers } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { tenantUserOf } from '../tenants/tenant-user';

/** Who is signed in. The gate has bound an invitation by then: the first call of an invited person accepts it. */
export function sessionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  route(app, dependencies, endpoints.getSession, async ({ staff }) => ({
    person: tenantUserOf(staff.person),
    brands: await dependencies.db
      .select({ brandId: brandUsers.brandId, role: brandUsers.role })
      .from(brandUsers)
      .where(and(eq(brandUsers.personId, staff.person.id), eq(brandUsers.status, 'active')))
      .orderBy(asc(brandUsers.brandId)),
  }));
}
