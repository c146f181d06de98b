import { type ManifestPartContent, textIn } from '@vitrine/shared/contract';
import { inArray } from 'drizzle-orm';
import { apiAreas, areaEntry } from '../areas/registry';
import type { Transaction } from '../db/database';
import { manifestParts } from '../db/schema';
import { ProblemError } from '../problem';
import { answeredPlaces } from '../responses/answered-places';
import { translatable } from '../translatable-message';
import { partAs, rootAs } from './schema-migrations';
import type { ManifestRow } from './versions';

/**
 * What people have answered in a round that goes on stays what they answered, whichever version takes the place of the
 * one that they saw: a draft that was written before the first of them, an older version, another title of a product.
 * @param before what is current; null: nothing is.
 * @throws ProblemError 409 `version-locked` with the placements.
 */
export async function refuseLockedVersion(
  tx: Transaction,
  before: ManifestRow | null,
  after: ManifestRow,
): Promise<void> {
  if (before === null) return;
  const parts = await changedParts(tx, before, after);
  for (const { is, was } of parts) {
    const isLocked = apiAreas[was.area].answers?.locks?.part(was, is);
    if (!isLocked || was.documentId === null) continue;
    const lockedAt = await answeredPlaces(tx, [after.experienceId], [was.documentId]);
    if (lockedAt.length === 0) continue;
    const { message, sentence } = translatable('lock.version', {
      title: textIn(was.title),
      places: lockedAt.join(', '),
    });
    throw new ProblemError(409, 'version-locked', message, { current: { lockedAt }, sentence });
  }
}

/** The parts of areas that lock what is answered, where both versions have them and not alike. */
async function changedParts(tx: Transaction, before: ManifestRow, after: ManifestRow) {
  const partsOf = ({ root }: ManifestRow) =>
    rootAs(root).parts.filter(({ area }) => areaEntry(area)?.answers?.locks);
  const was = new Map(partsOf(before).map(({ documentId, hash }) => [documentId, hash]));
  const pairs = partsOf(after).flatMap(({ documentId, hash }) => {
    const former = was.get(documentId);
    return former === undefined || former === hash ? [] : [{ was: former, is: hash }];
  });
  if (pairs.length === 0) return [];
  const stored = await tx
    .select()
    .from(manifestParts)
    .where(
      inArray(
        manifestParts.hash,
        pairs.flatMap((pair) => [pair.was, pair.is]),
      ),
    );
  const contents = new Map(stored.map(({ content, hash }) => [hash, partAs(content)]));
  const contentOf = (hash: string): ManifestPartContent => {
    const content = contents.get(hash);
    if (!content) throw new Error(`The part ${hash} is missing`);
    return content;
  };
  return pairs.map((pair) => ({ was: contentOf(pair.was), is: contentOf(pair.is) }));
}
