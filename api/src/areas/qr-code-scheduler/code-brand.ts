import type { BrandTheme } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies';
import { pageLook } from '../../placements/page-look';
import { type BatchedCache, batchedCache } from './batched-cache';
import type { CodePageBrand } from './code-page';

const ageMs = 4_000;
const mostBrands = 500;

interface BrandRow extends Record<string, unknown> {
  experienceId: string;
  name: string;
  brandTheme: BrandTheme | null;
  theme: BrandTheme | null;
  logo: string | null;
  brandLogo: { sha256: string; extension: string } | null;
}

/** How pages about an experience's codes look, by its id: as its published version does, else as its brand. */
export function codeBrands({
  db,
  files,
  now,
}: Pick<Dependencies, 'db' | 'files' | 'now'>): BatchedCache<CodePageBrand> {
  const shown = ({ brandLogo, brandTheme, logo, name, theme }: BrandRow): CodePageBrand => ({
    name,
    look: pageLook(theme, brandTheme),
    logo: theme ? logo : brandLogo && files.url(brandLogo.sha256, brandLogo.extension),
  });
  return batchedCache({
    ...{ now, ageMs, absentMs: ageMs, most: mostBrands },
    async read(ids) {
      const { rows } = await db.execute<BrandRow>(sql`
        select experiences.id as "experienceId", brands.name, brands.default_theme as "brandTheme",
          manifests.root -> 'theme' as theme, manifests.root ->> 'logo' as logo,
          case when files.revoked_at is null and files.sha256 is not null
            then jsonb_build_object('sha256', files.sha256, 'extension', files.extension) end as "brandLogo"
        from experiences
        join brands on brands.id = experiences.brand_id
        left join manifests on manifests.experience_id = experiences.id
          and manifests.version = experiences.published_version
        left join files on files.sha256 = brands.default_theme ->> 'logo'
        where experiences.id = any(${sql.param(ids)}::text[])`);
      return new Map(rows.map((row) => [row.experienceId, shown(row)]));
    },
  });
}
