import type { Database } from '../db/database';
import { responses } from '../db/schema';
import { newId } from '../ids';
import type { SeededBrand } from './test-seed';

type Values = Partial<typeof responses.$inferInsert>;

/** A visitor's response at the placement of a seeded brand, straight in the ledger. */
export async function addResponse(
  db: Pick<Database, 'insert'>,
  { experienceId, placementId }: Pick<SeededBrand, 'experienceId' | 'placementId'>,
  values: Values = {},
) {
  const [added] = await db
    .insert(responses)
    .values({
      id: newId(),
      placementId,
      experienceId,
      runId: newId(),
      documentId: newId(),
      respondentId: newId(),
      manifestVersion: 1,
      area: 'polling',
      answer: { wood: ['oak'] },
      language: 'en',
      idempotencyKey: newId(),
      submissionHash: newId(),
      ...values,
    })
    .returning();
  if (!added) throw new Error('The insert returned no row');
  return added;
}
