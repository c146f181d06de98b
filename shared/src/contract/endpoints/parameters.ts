/** Path and query parameters, and answers, that endpoints share. */
import { z } from 'zod';
import { entityId, placementId, sha256, testAccessId } from '../ids';
import { listQuery } from '../page';
import { publicRun, run } from '../run';

export const inTenantUser = z.strictObject({ personId: entityId });
export const inBrand = z.strictObject({ brandId: entityId });
export const inBrandUser = z.strictObject({ brandId: entityId, personId: entityId });
export const inStore = z.strictObject({ brandId: entityId, storeId: entityId });
export const inExperience = z.strictObject({ brandId: entityId, experienceId: entityId });
export const inVersion = z.strictObject({
  brandId: entityId,
  experienceId: entityId,
  version: z.coerce.number().int().min(1),
});
export const inPlacement = z.strictObject({ brandId: entityId, placementId });
export const inTestAccess = z.strictObject({ brandId: entityId, placementId, testAccessId });
export const inDocument = z.strictObject({ brandId: entityId, documentId: entityId });
export const inLibrary = z.strictObject({ brandId: entityId, libraryObjectId: entityId });
export const inRun = z.strictObject({ brandId: entityId, runId: entityId });
export const atPlacement = z.strictObject({ placementId });
export const atTestAccess = z.strictObject({ placementId, testAccessId });
export const list = z.strictObject(listQuery.shape);
export const runs = z.object({ runs: z.array(run) });
export const publicRuns = z.object({ runs: z.array(publicRun), manifest: sha256.nullable().optional() });
