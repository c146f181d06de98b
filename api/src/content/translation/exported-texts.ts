import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { documents } from '../../db/schema';
import { titleOf } from '../document-title';
import { unitsOf } from './text-units';

/** A text as a file for translators shows it. */
export interface ExportedText {
  id: string;
  /** Where it is read, for people. */
  context: string;
  source: string;
  /** Empty where it is not translated. */
  target: string;
}

const pageSize = 200;

/** All texts of an experience's documents that are not archived, area by area, in the documents' order. */
export async function* exportedTexts(
  db: Database,
  experienceId: string,
  { baseLanguage, language }: { baseLanguage: string; language: string },
): AsyncGenerator<ExportedText> {
  const ids = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.experienceId, experienceId), isNull(documents.archivedAt)))
    .orderBy(documents.area, asc(sql`${documents.order} collate "C"`), asc(documents.id));
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize).map(({ id }) => id);
    const rows = await db.select().from(documents).where(inArray(documents.id, page));
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of page) {
      const row = byId.get(id);
      if (!row) continue;
      const path = [row.area, titleOf(row.data)[baseLanguage] ?? ''];
      for (const unit of unitsOf(row, baseLanguage)) {
        const { obstacle, text } = unit.in(language);
        if (obstacle) continue;
        const context = [...path, unit.time].filter(Boolean).join(' › ');
        yield { id: unit.id, context, source: unit.source, target: text };
      }
    }
  }
}
