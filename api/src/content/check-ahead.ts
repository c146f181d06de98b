import { type DocumentArea, documentAreas } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { areaContents } from '../areas/registry';
import type { Database } from '../db/database';
import { documents } from '../db/schema';
import { readExperienceRow } from '../experiences/read-experience';

const lengthy: DocumentArea[] = documentAreas.filter((area) => areaContents[area].checkAtLength);

/**
 * Does those checks of a draft that take long before the transaction that needs them: while that is open others wait,
 * and on PGlite everybody does. What is found is remembered, so that the transaction finds it there.
 * @throws ProblemError 404 for an experience of another brand.
 */
export async function checkAhead(db: Database, brandId: string, experienceId: string): Promise<void> {
  const { languages } = await readExperienceRow(db, brandId, experienceId);
  const drafts = await db
    .select({ area: documents.area, data: documents.data })
    .from(documents)
    .where(
      and(
        eq(documents.experienceId, experienceId),
        inArray(documents.area, lengthy),
        isNull(documents.archivedAt),
      ),
    );
  for (const { area, data } of drafts) await areaContents[area].checkAtLength?.(data, languages);
}
