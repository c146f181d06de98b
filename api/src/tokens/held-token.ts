import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** The token that a respondent's browser answers a document with at a placement: of several the one that came last. */
export const newestToken = (respondentId: SQL, placementId: SQL, documentId: SQL) => sql`
  select held.id from tokens held join token_lots lot on lot.id = held.lot_id
  where held.holder = ${respondentId} and held.revoked_at is null
    and lot.placement_id = ${placementId} and lot.document_id = ${documentId}
  order by held.held_at desc, held.id desc limit 1`;

/** Its id, under which the answers stand; null: they hold none. */
export async function heldToken(
  db: Database,
  { documentId, placementId, respondentId }: Record<'documentId' | 'placementId' | 'respondentId', string>,
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    newestToken(sql`${respondentId}`, sql`${placementId}`, sql`${documentId}`),
  );
  return rows[0]?.id ?? null;
}
