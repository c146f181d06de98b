import type { TokenLot } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { invalid } from '../problem';
import { usedAt } from './used-at';

export interface Revoked {
  revoked: number;
  used: number;
  /** The respondents whose browsers held one of them. */
  holders: string[];
}

/**
 * Revokes what was not used. A ballot that comes in the same moment counts or is refused: either way the ledger says it.
 * @param numbers of these; left out: of all of the lot.
 * @throws ProblemError 400 for a number that the lot does not have.
 */
export async function revokeTokens(
  tx: Transaction,
  { id, size }: Pick<TokenLot, 'id' | 'size'>,
  numbers: number[] | undefined,
  now: Date,
): Promise<Revoked> {
  const beyond = numbers?.findIndex((number) => number > size) ?? -1;
  if (beyond >= 0) throw invalid(`/numbers/${beyond}`, `This lot ends with number ${size}`);
  const those = numbers ? sql`and tokens.number = any(${sql.param(numbers)}::int[])` : sql``;
  const { rows } = await tx.execute<{ holder: string | null; used: boolean; revoked: boolean }>(sql`
    with chosen as (
      select tokens.id, ${usedAt} is not null as used from tokens where tokens.lot_id = ${id} ${those}
    ), done as (
      update tokens set revoked_at = ${now.toISOString()}::timestamptz from chosen
      where tokens.id = chosen.id and not chosen.used and tokens.revoked_at is null
      returning tokens.id, tokens.holder
    )
    select done.holder, chosen.used, done.id is not null as revoked
    from chosen left join done on done.id = chosen.id`);
  return {
    revoked: rows.filter(({ revoked }) => revoked).length,
    used: rows.filter(({ used }) => used).length,
    holders: [...new Set(rows.flatMap(({ holder }) => holder ?? []))],
  };
}
