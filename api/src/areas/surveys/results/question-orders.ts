import { and, eq, inArray, sql } from 'drizzle-orm';
import { partAs } from '../../../content/schema-migrations';
import type { Database } from '../../../db/database';
import { manifestParts, manifests } from '../../../db/schema';
import type { Asked } from './chosen-responses';

/** By version: the ids of its questions, as visitors come to them. */
export type QuestionOrders = ReadonlyMap<number, string[]>;

/** In which order these versions of a survey ask: questions move between pages, and answers stay as they were given. */
export async function readQuestionOrders(
  db: Database,
  { documentId, experienceId }: Pick<Asked, 'documentId' | 'experienceId'>,
  versions: number[],
): Promise<QuestionOrders> {
  if (versions.length === 0) return new Map();
  const part = sql`jsonb_array_elements(${manifests.root} -> 'parts') part`;
  const rows = await db
    .select({ version: manifests.version, content: manifestParts.content })
    .from(manifests)
    .crossJoin(part)
    .innerJoin(manifestParts, eq(manifestParts.hash, sql`part ->> 'hash'`))
    .where(
      and(
        eq(manifests.experienceId, experienceId),
        inArray(manifests.version, versions),
        sql`part ->> 'documentId' = ${documentId}`,
      ),
    );
  return new Map(
    rows.map(({ content, version }) => {
      const survey = partAs(content);
      const pages = survey.area === 'surveys' ? survey.pages : [];
      return [version, pages.flatMap(({ questions }) => questions.map(({ id }) => id))];
    }),
  );
}
