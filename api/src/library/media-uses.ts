import {
  areaDocuments,
  type BrandFileUses,
  type BrandPlace,
  type DocumentArea,
  documentAreas,
  type MediaKind,
  sha256Pattern,
} from '@vitrine/shared/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { usesOf } from '../content/document-uses';
import type { Database, Transaction } from '../db/database';
import { brands } from '../db/schema';

type Brand = Pick<typeof brands.$inferSelect, 'logo' | 'defaultTheme'>;

/** Where a brand shows a file by itself, outside of its documents. */
export const placesOf = ({ defaultTheme, logo }: Brand, sha256: string): BrandPlace[] => [
  ...(logo === sha256 ? (['logo'] as const) : []),
  ...(defaultTheme?.logo === sha256 ? (['defaultTheme'] as const) : []),
];

/** Where a brand shows a picture or video: in its documents, and by itself. */
export async function usesOfFile(
  db: Database,
  brandId: string,
  { kind, sha256 }: { kind: MediaKind; sha256: string },
): Promise<BrandFileUses> {
  const [brand] = await db.select().from(brands).where(eq(brands.id, brandId));
  // Other brands may have uploaded the same picture: that is theirs to know.
  const { uses } = await usesOf(db, brandId, { kind, id: sha256 });
  return { uses, brand: brand ? placesOf(brand, sha256) : [] };
}

/** Whether an area's documents have places for files. Those of scenes, which are the largest, have none. */
const hasFiles = (area: DocumentArea): boolean =>
  JSON.stringify(z.toJSONSchema(areaDocuments[area].schema, { unrepresentable: 'any' })).includes(
    JSON.stringify(sha256Pattern.source),
  );
/** So that what cannot name a file is not read through. */
export const areasWithFiles = documentAreas.filter(hasFiles);

/** At how many places a brand shows each of some files; its documents are read through once for all of them. */
export async function countUses(
  db: Database | Transaction,
  brandId: string,
  hashes: string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await db.execute<{ sha256: string; uses: number }>(sql`
    select named.hash[1] as sha256, count(*)::int as uses
    from (
      select d.data::text as words from documents d left join experiences e on e.id = d.experience_id
        where d.brand_id = ${brandId} and d.archived_at is null and e.archived_at is null
          and ${inArray(sql`d.area`, areasWithFiles)}
      union all
      select jsonb_build_array(logo, default_theme)::text from brands where id = ${brandId}
    ) as told, regexp_matches(told.words, '"([0-9a-f]{64})"', 'g') as named (hash)
    where named.hash[1] in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))
    group by 1`);
  return new Map(rows.map(({ sha256, uses }) => [sha256, uses]));
}
