import type { Token, TokenState } from '@vitrine/shared/contract';
import type { Database } from '../db/database';
import { tokens } from '../db/schema';
import { iso } from '../timestamp';
import { usedAt } from './used-at';

/** Tokens with when they were used; add filters and order. */
export const selectTokens = (db: Database) => db.select({ token: tokens, usedAt }).from(tokens);

export type TokenRow = Awaited<ReturnType<typeof selectTokens>>[number];

export const shownToken = ({ token, usedAt: used }: TokenRow): Token => ({
  number: token.number,
  code: token.code,
  state: stateOf(token, used),
  redeemedAt: iso(token.redeemedAt),
  usedAt: used && new Date(used).toISOString(),
  revokedAt: iso(token.revokedAt),
});

/** What was used counts, also where it was revoked in the same moment. */
function stateOf({ redeemedAt, revokedAt }: TokenRow['token'], used: string | null): TokenState {
  if (used) return 'used';
  if (revokedAt) return 'revoked';
  return redeemedAt ? 'redeemed' : 'issued';
}
