import { type BrandRole, effectiveBrandRole } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { brands, brandUsers, type people } from '../db/schema';
import { countedMemberships } from './confirmed';

export type Person = typeof people.$inferSelect;

/** Who calls a staff endpoint. */
export interface Staff {
  person: Person;
}

/** The brand in the path, as the caller may see it. */
export interface BrandAccess {
  id: string;
  /** What the person counts as: the tenant's owners and admins are managers of every brand. */
  role: BrandRole;
  editorsMayPublish: boolean;
}

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
