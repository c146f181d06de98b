import type { BrandUser } from '@vitrine/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { brandUsers, people } from '../db/schema';
import { tenantUserOf } from '../tenants/tenant-user';

/** Reads people with what a brand says of them; add the brand as a filter. */
export const selectBrandUsers = (db: Database) =>
  db
    .select({ person: people, given: brandUsers })
    .from(brandUsers)
    .innerJoin(people, eq(people.id, brandUsers.personId));

export type BrandUserRow = Awaited<ReturnType<typeof selectBrandUsers>>[number];

/** The same as `brandUserOf` says it, for filters. */
export const statusInBrand = sql`case when ${brandUsers.status} = 'disabled' then 'disabled' else ${people.status} end`;

/** A person in a brand as the contract shows them. Disabled in the brand, or everywhere, is disabled. */
export function brandUserOf({ given, person }: BrandUserRow): BrandUser {
  const { invitedBy: _, ...user } = tenantUserOf(person);
  return {
    ...user,
    status: given.status === 'disabled' ? 'disabled' : user.status,
    role: given.role,
    brandId: given.brandId,
  };
}
