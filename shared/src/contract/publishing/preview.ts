import { z } from 'zod';
import { entityId, placementId, sha256, testAccessId } from '../values/ids';
import { named, timestamp } from '../values/values';
import { manifestRoot } from './manifest';

/** Where the editor's preview stands: the test address of a placement that is in no list and that nothing counts. */
export const previewAccess = named('PreviewAccess', { placementId, testAccessId, expiresAt: timestamp });
export type PreviewAccess = z.infer<typeof previewAccess>;

/** What is not saved yet, to be compiled in place of what is stored. */
export const previewRequest = z.strictObject({
  /** Data by document id, of open documents only. */
  unsaved: z.record(entityId, z.record(z.string(), z.unknown())),
  /** Hashes of the parts that the caller has: they are not sent again. */
  known: z.array(sha256).max(5_000),
});

export const previewManifest = named('PreviewManifest', {
  root: manifestRoot,
  parts: z.record(sha256, z.unknown()),
});
