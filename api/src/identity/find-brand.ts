import { effectiveBrandRole } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { brands, brandUsers } from '../db/schema';
import { countedMemberships } from './confirmed';
import type { Person } from './staff';

/**
 * @param person null for a program.
 * @returns null when there is no such brand; `role` null when the brand has not let the person in.
 */
export async function findBrand(db: Database, person: Person | null, brandId: string) {
  const [row] = await db
    .select({
      id: brands.id,
      editorsMayPublish: brands.editorsMayPublish,
      archivedAt: brands.archivedAt,
      given: brandUsers.role,
    })
    .from(brands)
    .leftJoin(
      brandUsers,
      and(eq(brandUsers.brandId, brands.id), person ? countedMemberships(person) : sql`false`),
    )
    .where(eq(brands.id, brandId));
  if (!row) return null;
  const { given, ...brand } = row;
  return { ...brand, role: person && effectiveBrandRole(person.role, given) };
}
