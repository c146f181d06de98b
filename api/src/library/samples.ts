import { inArray } from 'drizzle-orm';
import { libraryObjects } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { ModelFile } from './models/catalogue';
import { addCommittedModel } from './models/committed-models';

/** The sample objects of every deployment (specification, section 3), with ids that never change. */
export const sampleIds = {
  table: 'samp2etab2e22222',
  'dining-table': 'samp2ed2n2ngtab2',
  'coffee-table': 'samp2ecoffeetab2',
  chair: 'samp2echa2r22222',
} as const satisfies Partial<Record<ModelFile, string>>;

/** Puts the four samples into the tenant's library where they are missing. Safe from many processes at once. */
export async function ensureSamples({
  db,
  files,
  now,
}: Pick<Dependencies, 'db' | 'files' | 'now'>): Promise<void> {
  const samples = Object.entries(sampleIds) as [keyof typeof sampleIds, string][];
  const ids = samples.map(([, id]) => id);
  const there = await db
    .select({ id: libraryObjects.id })
    .from(libraryObjects)
    .where(inArray(libraryObjects.id, ids));
  for (const [file, id] of samples) {
    if (there.some((object) => object.id === id)) continue;
    await addCommittedModel(db, files, file, { id, brandId: null, tags: [], now: now() });
  }
}
