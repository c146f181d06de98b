import { type ExperienceImport, experienceImport } from '@vitrine/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { experienceImports } from '../../db/schema';
import { notFound } from '../../problem';

export type ExperienceImportRow = typeof experienceImports.$inferSelect;

/** @throws ProblemError 404 for an import of another brand. */
export async function readExperienceImport(
  db: Database | Transaction,
  brandId: string,
  id: string,
): Promise<ExperienceImportRow> {
  const [row] = await db
    .select()
    .from(experienceImports)
    .where(and(eq(experienceImports.id, id), eq(experienceImports.brandId, brandId)));
  if (!row) throw notFound('import');
  return row;
}

/** As the contract shows it. */
export const experienceImportOf = (row: ExperienceImportRow): ExperienceImport =>
  experienceImport.parse({ ...row, createdAt: row.createdAt.toISOString() });

/**
 * Changes an import that is still in one of these states.
 * @returns what it is now, or null when somebody else has taken it on.
 */
export async function moveExperienceImport(
  db: Database | Transaction,
  id: string,
  from: ExperienceImportRow['state'][],
  change: Partial<ExperienceImportRow>,
  now: Date,
): Promise<ExperienceImportRow | null> {
  const [row] = await db
    .update(experienceImports)
    .set({ ...change, updatedAt: now })
    .where(and(eq(experienceImports.id, id), inArray(experienceImports.state, from)))
    .returning();
  return row ?? null;
}
