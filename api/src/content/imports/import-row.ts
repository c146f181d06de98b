import type { ImportFinding } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database';
import { imports } from '../../db/schema';
import { notFound } from '../../problem';

export type ImportRow = typeof imports.$inferSelect;

/** So many findings are kept, more than anybody mends one by one; of the rest, only how many there are. */
const reportLength = 10_000;

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
): Promise<ImportRow | null> {
  const [row] = await db
    .update(imports)
    .set({ ...change, updatedAt: now })
    .where(and(eq(imports.id, id), inArray(imports.state, from)))
    .returning();
  return row ?? null;
}

/**
 * The same again and again while it is in a stage, without its report, which may be long.
 * @returns whether it still is.
 */
export async function advanceImport(
  db: Database | Transaction,
  id: string,
  stage: 'checking' | 'applying',
  change: PgUpdateSetSource<typeof imports>,
  now: Date,
): Promise<boolean> {
  const moved = await db
    .update(imports)
    .set({ ...change, updatedAt: now })
    .where(and(eq(imports.id, id), eq(imports.state, stage)))
    .returning({ id: imports.id });
  return moved.length > 0;
}

/** A report with findings added at its end. */
export const reportWith = (
  { report, reportTotal }: Pick<ImportRow, 'report' | 'reportTotal'>,
  findings: ImportFinding[],
): Pick<ImportRow, 'report' | 'reportTotal'> => ({
  report: [...report, ...keptOf(findings, report.length)],
  reportTotal: reportTotal + findings.length,
});

/**
 * The same for a report that stays in the database: it may be long, and is neither read nor written for a batch that
 * adds nothing to it.
 */
export function reportAppended(
  reportTotal: number,
  findings: ImportFinding[],
): { report?: SQL; reportTotal: number } {
  const kept = keptOf(findings, reportTotal);
  return {
    ...(kept.length > 0 && { report: sql`${imports.report} || ${JSON.stringify(kept)}::jsonb` }),
    reportTotal: reportTotal + findings.length,
  };
}

const keptOf = (findings: ImportFinding[], before: number) =>
  findings.slice(0, Math.max(0, reportLength - before));
