import type { BrandTheme } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { canonicalJson } from '../content/canonical';
import type { Transaction } from '../db/database';
import { brands, experiences } from '../db/schema';

/** An experience without a theme follows its brand as well. The outer table is named in full, which drizzle would leave out. */
const follows = sql`not exists (select from documents d
  where d.experience_id = experiences.id and d.area = 'theme' and d.archived_at is null
    and not coalesce((d.data ->> 'followsBrand')::boolean, false))`;

/**
 * Makes the drafts newer of all experiences that follow a brand's default theme, before that becomes another one:
 * they count as changed, and visitors see it once somebody publishes. The same theme again changes nothing.
 */
export async function bumpFollowers(
  tx: Transaction,
  brandId: string,
  next: BrandTheme | null,
  now: Date,
): Promise<void> {
  const [brand] = await tx
    .select({ theme: brands.defaultTheme })
    .from(brands)
    .where(eq(brands.id, brandId))
    .for('no key update');
  if (canonicalJson({ theme: brand?.theme ?? null }) === canonicalJson({ theme: next })) return;
  await tx
    .update(experiences)
    .set({ draftRevision: sql`${experiences.draftRevision} + 1`, updatedAt: now })
    .where(and(eq(experiences.brandId, brandId), follows));
}
