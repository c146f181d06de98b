import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { apiAreas } from '../areas/registry';
import type { Transaction } from '../db/database';
import { documents, placements, runs } from '../db/schema';
import { placementFullName } from '../placements/full-name';
import { ProblemError } from '../problem';
import { translatable } from '../translatable-message';
import type { DocumentRow } from './document';

/**
 * What people have answered in a round that goes on stays what they answered.
 * @param rows what locked documents are to become.
 * @throws ProblemError 409 `options-locked` with the placements.
 */
export async function refuseLocked(tx: Transaction, rows: DocumentRow[]): Promise<void> {
  const locking = rows.filter(({ area }) => apiAreas[area].answers?.isLocked);
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
    apiAreas[area].answers?.isLocked?.(before.get(id), data),
  );
  if (changed.length === 0) return;
  const isAnswered = and(
    inArray(
      runs.experienceId,
      changed.flatMap(({ experienceId }) => experienceId ?? []),
    ),
    inArray(
      runs.documentId,
      changed.map(({ id }) => id),
    ),
    gt(runs.respondents, 0),
    ne(runs.state, 'closed'),
  );
  const answeredAt = await tx
    .selectDistinct({ name: placementFullName })
    .from(runs)
    .innerJoin(placements, eq(placements.id, runs.placementId))
    .where(isAnswered)
    .orderBy(sql`1`);
  if (answeredAt.length === 0) return;
  const lockedAt = answeredAt.map(({ name }) => name);
  const { message, sentence } = translatable('lock.options', { places: lockedAt.join(', ') });
  throw new ProblemError(409, 'options-locked', message, { current: { lockedAt }, sentence });
}
