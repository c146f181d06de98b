import type { Database } from '../db/database';
import { brands, brandUsers, experiences, people, placements, stores, testAccesses } from '../db/schema';
import { newId, newPlacementId, newTestAccessId } from '../ids';
import { ensureTenant } from '../tenants/tenant-settings';

export const testRoles = [
  'owner',
  'admin',
  'member',
  'manager',
  'editor',
  'analyst',
  'disabled',
  'outsider',
] as const;
/** outsider: manager of the foreign brand, without access to the other. */
export type TestRole = (typeof testRoles)[number];

/** What each seeded brand has. */
export type SeededBrand = Awaited<ReturnType<typeof seedBrand>>;

/** A tenant with a person for each role, a brand that lets manager, editor and analyst in, and a foreign brand. */
export async function seed(db: Database, tenantId: string) {
  await ensureTenant(db, tenantId);
  const personIds = Object.fromEntries(testRoles.map((role) => [role, newId()])) as Record<TestRole, string>;
  await db.insert(people).values(
    testRoles.map((role) => ({
      id: personIds[role],
      uid: `uid-${role}`,
      email: `${role}@vitrine.test`,
      displayName: role,
      role: role === 'owner' || role === 'admin' ? role : ('member' as const),
      status: role === 'disabled' ? ('disabled' as const) : ('active' as const),
    })),
  );
  const own = await seedBrand(db, 'Own brand');
  const foreign = await seedBrand(db, 'Foreign brand');
  await db.insert(brandUsers).values([
    { brandId: own.brandId, personId: personIds.manager, role: 'manager' },
    { brandId: own.brandId, personId: personIds.editor, role: 'editor' },
    { brandId: own.brandId, personId: personIds.analyst, role: 'analyst' },
    { brandId: own.brandId, personId: personIds.disabled, role: 'manager' },
    { brandId: foreign.brandId, personId: personIds.outsider, role: 'manager' },
  ]);
  return { ...own, foreign, personIds };
}

/** A brand with one of each: a store, an experience, a placement of it and a test access. */
export async function seedBrand(db: Database, name: string) {
  const ids = {
    brandId: newId(),
    storeId: newId(),
    experienceId: newId(),
    placementId: newPlacementId(),
    testAccessId: newTestAccessId(),
  };
  const { brandId, experienceId, placementId, storeId, testAccessId } = ids;
  await db.insert(brands).values({ id: brandId, name, slug: `brand-${brandId}` });
  await db.insert(stores).values({ id: storeId, brandId, name: 'Store', timeZone: 'Europe/Berlin' });
  await db
    .insert(experiences)
    .values({ id: experienceId, brandId, name: 'Experience', languages: ['en', 'de'] });
  await db.insert(placements).values({ id: placementId, brandId, storeId, name: 'Placement', experienceId });
  await db.insert(testAccesses).values({ id: testAccessId, placementId, label: 'Test access' });
  return ids;
}
