import { type TokenLot, tokenAddress } from '@vitrine/shared/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { byteOrderMark, csvLine } from '../content/imports/csv-line';
import type { Database } from '../db/database';
import { tokens } from '../db/schema';
import { selectTokens, shownToken } from './read-tokens';

const columns = ['number', 'code', 'link', 'state', 'redeemed_at', 'used_at', 'revoked_at'];
const atOnce = 1000;

/**
 * A lot as CSV, as it comes. Nothing in it was typed by anybody, so that no cell is a formula.
 * @param origin what visitors' browsers have in their address bar.
 */
export async function* tokenTable(db: Database, lot: TokenLot, origin: string): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for (let after = 0; after < lot.size; after += atOnce) {
    const rows = await selectTokens(db)
      .where(and(eq(tokens.lotId, lot.id), gt(tokens.number, after)))
      .orderBy(asc(tokens.number))
      .limit(atOnce);
    yield rows
      .map(shownToken)
      .map(({ code, number, redeemedAt, revokedAt, state, usedAt }) =>
        csvLine([
          String(number),
          code,
          `${origin}${tokenAddress(lot, code)}`,
          state,
          redeemedAt ?? '',
          usedAt ?? '',
          revokedAt ?? '',
        ]),
      )
      .join('');
  }
}
