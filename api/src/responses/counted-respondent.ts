import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { newId } from '../ids';
import { heldToken } from '../tokens/held-token';
import type { RulesOf } from './area-answers';

/**
 * As whose a visitor's answers count: mostly the visitor's own, without a look at the database.
 * @returns null where they need a code and hold none.
 */
export async function countedRespondent(
  db: Database,
  { byToken, documentId, repeats }: Pick<RulesOf, 'byToken' | 'documentId' | 'repeats'>,
  { placementId, respondentId }: { placementId: string; respondentId: string },
): Promise<string | null> {
  const here = { documentId, placementId, respondentId };
  if (byToken) return heldToken(db, here);
  // The first stays the visitor's own, so that they see what those see who have answered.
  return repeats && (await hasAnswered(db, here)) ? newId() : respondentId;
}

async function hasAnswered(
  db: Database,
  { documentId, placementId, respondentId }: Record<'documentId' | 'placementId' | 'respondentId', string>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from current_answers where respondent_id = ${respondentId} and run_id = (
      select id from runs where placement_id = ${placementId} and document_id = ${documentId}
      order by round desc limit 1
    ) limit 1`);
  return rows.length > 0;
}
