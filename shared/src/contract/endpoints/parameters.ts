/** Path and query parameters, and answers, that endpoints share. */
import { z } from 'zod';
import { entityId, placementId, sha256, testAccessId } from '../ids';
import { listQuery } from '../page';
import { uploadIdPattern } from '../patterns';
import { publicRun, run } from '../run';

export const inTenantUser = z.strictObject({ personId: entityId });
export const inBrand = z.strictObject({ brandId: entityId });
export const inBrandUser = z.strictObject({ brandId: entityId, personId: entityId });
export const inStore = z.strictObject({ brandId: entityId, storeId: entityId });
export const inExperience = z.strictObject({ brandId: entityId, experienceId: entityId });
export const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647);
export const inVersion = z.strictObject({
  brandId: entityId,
  experienceId: entityId,
  version: versionNumber,
});
export const inPlacement = z.strictObject({ brandId: entityId, placementId });
export const inTestAccess = z.strictObject({ brandId: entityId, placementId, testAccessId });
export const inDocument = z.strictObject({ brandId: entityId, documentId: entityId });
/** Of the tenant's own documents, which belong to no brand. */
export const inTenantDocument = z.strictObject({ tenantDocumentId: entityId });
export const inRevision = z.strictObject({
  brandId: entityId,
  documentId: entityId,
  revision: z.coerce.number().int().min(1),
});
export const inImport = z.strictObject({ brandId: entityId, importId: entityId });
export const inLibrary = z.strictObject({ brandId: entityId, libraryObjectId: entityId });
export const inFile = z.strictObject({ brandId: entityId, sha256 });
export const inUpload = z.strictObject({ brandId: entityId, uploadId: z.string().regex(uploadIdPattern) });
export const inRun = z.strictObject({ brandId: entityId, runId: entityId });
export const atPlacement = z.strictObject({ placementId });
export const atTestAccess = z.strictObject({ placementId, testAccessId });
export const list = z.strictObject(listQuery.shape);
export const runs = z.object({ runs: z.array(run) });
export const publicRuns = z.object({ runs: z.array(publicRun), manifest: sha256.nullable().optional() });
