/** Path and query parameters, and answers, that endpoints share. */
import { z } from 'zod';
import { personStatus } from '../entities/people';
import { entityId, placementId, sha256, testAccessId } from '../values/ids';
import { uploadIdPattern } from '../values/patterns';
import { listQuery, sortBy } from './page';

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
/** How a published version is to be read; as the API's own schema version when left out. */
export const asSchema = z.strictObject({ schema: versionNumber.optional() });
export const inPlacement = z.strictObject({ brandId: entityId, placementId });
export const inTestAccess = z.strictObject({ brandId: entityId, placementId, testAccessId });
export const inDocument = z.strictObject({ brandId: entityId, documentId: entityId });
export const inCommentThread = z.strictObject({ brandId: entityId, commentThreadId: entityId });
export const inComment = z.strictObject({ brandId: entityId, commentId: entityId });
export const inRevision = z.strictObject({
  brandId: entityId,
  documentId: entityId,
  revision: z.coerce.number().int().min(1),
});
export const inExperienceImport = z.strictObject({ brandId: entityId, experienceImportId: entityId });
export const inImport = z.strictObject({ brandId: entityId, importId: entityId });
export const inLibrary = z.strictObject({ brandId: entityId, libraryObjectId: entityId });
export const inFile = z.strictObject({ brandId: entityId, sha256 });
export const inUpload = z.strictObject({ brandId: entityId, uploadId: z.string().regex(uploadIdPattern) });
export const inApiToken = z.strictObject({ brandId: entityId, apiTokenId: entityId });
export const inWebhook = z.strictObject({ brandId: entityId, webhookId: entityId });
export const inTimelineNote = z.strictObject({ brandId: entityId, timelineNoteId: entityId });
export const inTokenLot = z.strictObject({
  brandId: entityId,
  experienceId: entityId,
  tokenLotId: entityId,
});
export const inRun = z.strictObject({ brandId: entityId, runId: entityId });
export const atPlacement = z.strictObject({ placementId });
export const atTestAccess = z.strictObject({ placementId, testAccessId });
export const list = z.strictObject(listQuery.shape);
/** A list that can be sorted by these, by the first of them where nothing is said. */
export const listBy = <const Key extends string>(first: Key, ...more: Key[]) =>
  z.strictObject({ ...listQuery.shape, sort: sortBy(first, ...more) });
/** Several things at once; all of them, or none. */
export const chosenAmong = <Id extends z.ZodType<string>>(id: Id) =>
  z.strictObject({
    ids: z
      .array(id)
      .min(1)
      .max(100)
      .refine((ids) => new Set(ids).size === ids.length, 'Each once'),
  });
export const chosen = chosenAmong(entityId);
/** What a call about several things changed: not those that were so already. */
export const changed = z.object({ changed: z.array(z.string()) });
/** People, by where they stand. Without `status`, whoever is not disabled (`archived=true`: whoever is). */
export const listPeople = listBy('email', 'name', 'role', 'lastSeenAt').extend({
  status: z.enum(['any', ...personStatus.options]).optional(),
});
/** The same people, all of them. */
export const exportPeople = listPeople.pick({ archived: true, q: true, status: true });
