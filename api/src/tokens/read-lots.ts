import type { TokenLot } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { people, placements, tokenLots } from '../db/schema';
import { creatorColumns, creatorName } from '../integrations/creator';
import { placementFullName } from '../placements/full-name';
import { notFound } from '../problem';
import { usedAt } from './used-at';

const shown = {
  lot: tokenLots,
  placementName: placementFullName,
  creator: creatorColumns,
  counts: sql<TokenLot['counts']>`(
    select jsonb_build_object(
      'issued', count(*) filter (where redeemed_at is null and revoked_at is null),
      'redeemed', count(*) filter (where redeemed_at is not null and revoked_at is null and used_at is null),
      'used', count(used_at),
      'revoked', count(*) filter (where revoked_at is not null and used_at is null))
    from (
      select tokens.redeemed_at, tokens.revoked_at, ${usedAt} as used_at from tokens where tokens.lot_id = token_lots.id
      -- Or the ledger is looked at once for each place in which this is named.
      offset 0
    ) each
  )`,
};

/** Lots with what became of their tokens; add filters and order. */
export const selectLots = (from: Database | Transaction) =>
  from
    .select(shown)
    .from(tokenLots)
    .innerJoin(placements, eq(placements.id, tokenLots.placementId))
    .leftJoin(people, eq(people.id, tokenLots.createdBy));

export type LotRow = Awaited<ReturnType<typeof selectLots>>[number];

export const shownLot = ({ counts, creator, lot, placementName }: LotRow): TokenLot => ({
  id: lot.id,
  area: lot.area,
  documentId: lot.documentId,
  placementId: lot.placementId,
  placementName,
  name: lot.name,
  size: lot.size,
  counts,
  createdBy: creatorName(creator),
  createdAt: lot.createdAt.toISOString(),
});

/** A lot by its address. @throws ProblemError 404 for one of another brand or experience. */
export async function readLot(
  from: Database | Transaction,
  brandId: string,
  { experienceId, tokenLotId }: { experienceId: string; tokenLotId: string },
): Promise<TokenLot> {
  const ours = and(eq(tokenLots.brandId, brandId), eq(tokenLots.experienceId, experienceId));
  const [row] = await selectLots(from).where(and(eq(tokenLots.id, tokenLotId), ours));
  if (!row) throw notFound('lot of codes');
  return shownLot(row);
}
