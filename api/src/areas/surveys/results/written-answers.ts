import type { endpoints, HandlerInput, Page, WrittenAnswer } from '@vitrine/shared/contract';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { responses } from '../../../db/schema';
import type { CursorSeal } from '../../../integrations/sealed-cursor';
import { isHiddenText } from '../../../moderation/read-moderations';
import { contains, listPage, newestFirst, rowsOf } from '../../../pagination';
import { type Asked, chosenResponses } from './chosen-responses';

type Query = HandlerInput<typeof endpoints.listWrittenAnswers>['query'];
type Row = Omit<WrittenAnswer, 'receivedAt'> & { position: number; receivedAt: Date };

/**
 * A page of what the chosen responses say in their own words to a question, newest first. Of visitors who were erased
 * nothing is left to show.
 */
export async function writtenAnswers(
  db: Database,
  asked: Asked,
  { q, question, ...query }: Pick<Query, 'cursor' | 'limit' | 'q' | 'question'>,
  cursors: CursorSeal,
): Promise<Page<WrittenAnswer>> {
  const text = sql<string>`(${responses.answer} -> ${question}::text ->> 'text')`;
  const written = and(chosenResponses(asked), sql`${text} <> ''`, contains(text, q));
  const { id, language, placementId, position, receivedAt } = responses;
  const hidden = isHiddenText(asked.documentId, question);
  const rows = db.select({ hidden, id, language, placementId, position, receivedAt, text }).from(responses);
  return listPage({
    query,
    cursors,
    order: newestFirst<Row>(position, (row) => row.position),
    rows: rowsOf<Row>(rows, written),
    total: db.$count(responses, written),
    item: ({ position: _, receivedAt, ...answer }) => ({ ...answer, receivedAt: receivedAt.toISOString() }),
  });
}
