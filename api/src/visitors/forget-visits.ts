import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { visitEvents } from '../db/schema';

/** Of a visit, once its visitor is gone: how many different people came is told from its moments, and from nothing else. */
export const withoutVisitor = sql`respondent_id = null, source = '', device_class = '', language = ''`;

/** Takes a visitor out of their visits, which stay: how many different people came is counted from them. */
export async function forgetVisitsOf(db: Database | Transaction, respondentId: string): Promise<void> {
  await db.execute(sql`update ${visitEvents} set ${withoutVisitor} where respondent_id = ${respondentId}`);
}
