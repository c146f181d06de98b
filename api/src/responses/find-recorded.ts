import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { responses } from '../db/schema';

/** Whether a submission is a repetition of one that the ledger holds: it is answered whatever has changed since. */
export async function findRecorded(
  db: Database,
  submission: { placementId: string; idempotencyKey: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: responses.id })
    .from(responses)
    .where(
      and(
        eq(responses.placementId, submission.placementId),
        eq(responses.idempotencyKey, submission.idempotencyKey),
      ),
    );
  return rows.length > 0;
}
