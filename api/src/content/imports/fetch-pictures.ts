import type { FetchedPicture } from '../../areas/tables/area-table';
import type { Transaction } from '../../db/database';
import { atMost } from '../../files/at-most';
import { recordImage } from '../../files/keep-image';
import { fetchPicture, type PictureOutcome, silentHost, unusable } from './fetch-picture';
import { waitingPictures, writeFetched } from './import-pictures';
import { advanceImport, type ImportRow } from './import-row';
import type { ImportDependencies } from './import-stage';

const atOnce = 4;
/** Of all imports of this process together; nobody’s wait for those of one person alone, whose host may be slow. */
const inTurn = atMost(atOnce, atOnce - 1);
/** After so many pictures in a row for which a host did not answer, it is not asked for more. */
const patience = 3;

/**
 * Fetches the pictures that an import names by their addresses into the brand's media library, and notes what became of
 * each: killed in the middle, the next run goes on with the others.
 * @returns false where it ended early: the import was cancelled, or the process is to end.
 */
export async function fetchPictures(
  dependencies: ImportDependencies,
  row: ImportRow,
  stopping: AbortSignal,
): Promise<boolean> {
  const { db, now } = dependencies;
  const waiting = await waitingPictures(db, row.id);
  const silences = new Map<string, number>();
  const ending = new AbortController();
  const signal = AbortSignal.any([stopping, ending.signal]);

  async function outcomeOf(address: string): Promise<PictureOutcome> {
    const { host } = new URL(address);
    const silence = silences.get(host) ?? 0;
    if (silence >= patience) return { problem: silentHost(address), isSilent: true };
    const outcome = await fetchPicture(dependencies, address, row.createdBy, signal);
    const isSilent = 'problem' in outcome && outcome.isSilent;
    silences.set(host, isSilent ? (silences.get(host) ?? 0) + 1 : 0);
    return outcome;
  }

  async function fetchNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, place } = next;
      const outcome = await inTurn(() => outcomeOf(address), row.createdBy);
      const isOurs = await db.transaction(async (tx) => {
        if (!(await advanceImport(tx, row.id, 'applying', {}, now()))) return false;
        await writeFetched(tx, row.id, place, await record(tx, row, address, outcome));
        return true;
      });
      if (!isOurs) ending.abort();
      signal.throwIfAborted();
    }
  }
  const fetching = Array.from({ length: atOnce }, fetchNext);
  try {
    await Promise.all(fetching);
    return true;
  } catch (error) {
    const isEnding = signal.aborted;
    ending.abort();
    await Promise.allSettled(fetching);
    if (isEnding) return false;
    throw error;
  }
}

async function record(
  tx: Transaction,
  { brandId }: ImportRow,
  address: string,
  outcome: PictureOutcome,
): Promise<FetchedPicture> {
  if ('problem' in outcome) return { problem: outcome.problem };
  if (brandId === null) throw new Error('The tenant has no pictures');
  const { revokedAt, sha256 } = await recordImage(tx, brandId, outcome.stored, outcome.fileName);
  return revokedAt ? { problem: unusable(address) } : { sha256 };
}
