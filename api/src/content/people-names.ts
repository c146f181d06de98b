import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { people } from '../db/schema';

/**
 * Stored is who wrote something by id; shown is the name, or else the email.
 * @returns by id; ids of people who were erased are missing.
 */
export async function peopleNames(
  db: Database | Transaction,
  ids: (string | null)[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, displayName: people.displayName, email: people.email })
    .from(people)
    .where(inArray(people.id, known));
  return new Map(rows.map(({ displayName, email, id }) => [id, displayName ?? email]));
}
