import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { inOrderOf } from '../../db/in-order';
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

/** All texts of an experience's documents that are not archived, area by area, in the documents' order. */
export async function* exportedTexts(
  db: Database,
  experienceId: string,
  { baseLanguage, language }: { baseLanguage: string; language: string },
): AsyncGenerator<ExportedText> {
  const found = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.experienceId, experienceId), isNull(documents.archivedAt)))
    .orderBy(documents.area, asc(sql`${documents.order} collate "C"`), asc(documents.id));
  const ids = found.map(({ id }) => id);
  const rows = inOrderOf(ids, (page) => db.select().from(documents).where(inArray(documents.id, page)));
  for await (const row of rows) {
    const path = [row.area, titleOf(row.data)[baseLanguage] ?? ''];
    for (const unit of unitsOf(row, baseLanguage)) {
      const { obstacle, text } = unit.in(language);
      if (obstacle) continue;
      const context = [...path, unit.time].filter(Boolean).join(' › ');
      yield { id: unit.id, context, source: unit.source, target: text };
    }
  }
}
