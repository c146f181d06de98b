import type { BrandTheme } from '@vitrine/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { canonicalJson } from '../../content/canonical';
import { bumpDrafts, lockExperiences } from '../../content/draft-owner';
import type { Transaction } from '../../db/database';
import { brands } from '../../db/schema';

/** An experience without a theme follows its brand as well. The outer table is named in full, which drizzle would leave out. */
const follows = sql`not exists (select from documents d
  where d.experience_id = experiences.id and d.area = 'theme' and d.archived_at is null
    and not coalesce((d.data ->> 'followsBrand')::boolean, false))`;

/**
 * Makes the drafts newer of all experiences that follow a brand's default theme, before that becomes another one.
 * The same theme again changes nothing. The caller has locked the brand and, before it, its experiences.
 */
export async function bumpFollowers(
  tx: Transaction,
  brandId: string,
  next: BrandTheme | null,
  now: Date,
): Promise<void> {
  const [brand] = await tx.select({ theme: brands.defaultTheme }).from(brands).where(eq(brands.id, brandId));
  if (canonicalJson({ theme: brand?.theme ?? null }) === canonicalJson({ theme: next })) return;
  await bumpDrafts(tx, await lockExperiences(tx, brandId, follows), now);
}
