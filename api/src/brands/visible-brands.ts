import { type BrandAction, brandActions } from '@vitrine/shared/contract';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { brands, brandUsers } from '../db/schema';
import { countedMemberships } from '../identity/confirmed';
import type { Staff } from '../identity/staff';

/**
 * The tenant's owners and admins see every brand; members those that let them in.
 * @param may leaves only brands in which they may do this; not for publishing, on which each brand decides by itself.
 */
export function visibleTo(
  db: Database,
  { person }: Staff,
  may: Exclude<BrandAction, 'publish'> = 'brand:read',
) {
  if (person.role !== 'member') return undefined;
  return inArray(
    brands.id,
    db
      .select({ id: brandUsers.brandId })
      .from(brandUsers)
      .where(and(countedMemberships(person), inArray(brandUsers.role, [...brandActions[may]]))),
  );
}
