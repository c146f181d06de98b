import { inArray } from 'drizzle-orm';
import { apiAreas } from '../areas/registry';
import type { Transaction } from '../db/database';
import { documents } from '../db/schema';
import { ProblemError } from '../problem';
import { answeredPlaces } from '../responses/answered-places';
import { translatable } from '../translatable-message';
import type { DocumentRow } from './document';

/**
 * What people have answered in a round that goes on stays what they answered.
 * @param rows what locked documents are to become.
 * @throws ProblemError 409 `options-locked` with the placements.
 */
export async function refuseLocked(tx: Transaction, rows: DocumentRow[]): Promise<void> {
  const locking = rows.filter(({ area }) => apiAreas[area].answers?.locks);
  if (locking.length === 0) return;
  const stored = await tx
    .select({ id: documents.id, data: documents.data })
    .from(documents)
    .where(
      inArray(
        documents.id,
        locking.map(({ id }) => id),
      ),
    );
  const before = new Map(stored.map(({ data, id }) => [id, data]));
  const changed = locking.filter(({ area, data, id }) =>
    apiAreas[area].answers?.locks?.data(before.get(id), data),
  );
  if (changed.length === 0) return;
  const lockedAt = await answeredPlaces(
    tx,
    changed.flatMap(({ experienceId }) => experienceId ?? []),
    changed.map(({ id }) => id),
  );
  if (lockedAt.length === 0) return;
  const { message, sentence } = translatable('lock.options', { places: lockedAt.join(', ') });
  throw new ProblemError(409, 'options-locked', message, { current: { lockedAt }, sentence });
}
