import type { VisitorData } from '@vitrine/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { tokenLots, tokens } from '../db/schema';
import { iso } from '../timestamp';

/** What a browser holds that works once, for its visitor. */
export async function heldTokens(
  db: Database,
  respondentId: string,
): Promise<{ id: string; shown: VisitorData['tokens'][number] }[]> {
  const held = await db
    .select({ token: tokens, lot: tokenLots })
    .from(tokens)
    .innerJoin(tokenLots, eq(tokenLots.id, tokens.lotId))
    .where(eq(tokens.holder, respondentId))
    .orderBy(asc(tokens.heldAt), asc(tokens.id));
  return held.map(({ lot: { documentId, placementId }, token: { id, redeemedAt, revokedAt } }) => ({
    id,
    shown: { placementId, documentId, redeemedAt: iso(redeemedAt), revokedAt: iso(revokedAt) },
  }));
}

/**
 * Lets go of what a visitor holds, who is erased. It stays redeemed, so that nobody answers with it once more.
 * @returns the ids under which they answered with it.
 */
export async function releaseTokens(tx: Transaction, respondentId: string): Promise<string[]> {
  const released = await tx
    .update(tokens)
    .set({ holder: null })
    .where(eq(tokens.holder, respondentId))
    .returning({ id: tokens.id });
  return released.map(({ id }) => id);
}
