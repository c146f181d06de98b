import { and, eq, isNull } from 'drizzle-orm';
import { documents } from '../db/schema';
import type { DocumentRow } from './document';
import type { DraftOwner } from './draft-owner';

/** null: the tenant's own. */
export const ofBrand = (brandId: string | null) =>
  brandId === null ? isNull(documents.brandId) : eq(documents.brandId, brandId);

/** An owner's documents of an area, archived ones too. */
export const ofOwner = (
  { brandId, experienceId }: Pick<DraftOwner, 'brandId' | 'experienceId'>,
  area: DocumentRow['area'],
) =>
  and(
    ofBrand(brandId),
    experienceId === null ? isNull(documents.experienceId) : eq(documents.experienceId, experienceId),
    eq(documents.area, area),
  );
