import { sql } from 'drizzle-orm';

/**
 * When a token was used: the ledger says it, and nothing else is kept. It names the outer table in full: drizzle would
 * leave it out. Without a look at the ledger for a token that nobody came with, as most of a lot are at first.
 */
export const usedAt = sql<string | null>`(select min(answered.received_at) from responses answered
  where tokens.redeemed_at is not null and answered.respondent_id = tokens.id and not answered.partial)`;
