import { type DocumentImport, documentImport, type ImportFinding } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { imports } from '../../db/schema';
import { notFound } from '../../problem';
import { peopleNames } from '../people-names';

export type ImportRow = typeof imports.$inferSelect;

/** So many findings are kept; of the rest, only how many there are. */
const reportLength = 300;

/**
 * @param brandId null: of the tenant.
 * @throws ProblemError 404 for an import of another brand.
 */
export async function readImport(
  db: Database | Transaction,
  brandId: string | null,
  id: string,
): Promise<ImportRow> {
  const its = brandId === null ? isNull(imports.brandId) : eq(imports.brandId, brandId);
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), its));
  if (!row) throw notFound('import');
  return row;
}

/** As the contract shows it. */
export async function importOf(db: Database | Transaction, row: ImportRow): Promise<DocumentImport> {
  const names = await peopleNames(db, [row.createdBy]);
  return documentImport.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    createdBy: names.get(row.createdBy) ?? null,
  });
}

/**
 * Changes an import that is still in one of these states.
 * @returns what it is now, or null when somebody else has taken it on.
 */
export async function moveImport(
  db: Database | Transaction,
  id: string,
  from: ImportRow['state'][],
  change: Partial<ImportRow>,
  now: Date,
  also?: SQL,
): Promise<ImportRow | null> {
  const [row] = await db
    .update(imports)
    .set({ ...change, updatedAt: now })
    .where(and(eq(imports.id, id), inArray(imports.state, from), also))
    .returning();
  return row ?? null;
}

/** A report with findings added at its end. */
export const reportWith = (
  { report, reportTotal }: Pick<ImportRow, 'report' | 'reportTotal'>,
  findings: ImportFinding[],
): Pick<ImportRow, 'report' | 'reportTotal'> => ({
  report: [...report, ...findings.slice(0, Math.max(0, reportLength - report.length))],
  reportTotal: reportTotal + findings.length,
});
