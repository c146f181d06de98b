import { writtenWordsLimits } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** Few enough that whoever else waits for this process hardly notices a page being counted. */
export const textsAtOnce = 500;
/** What is longer is no short text; its beginning counts. */
const mostCharacters = 500;

/**
 * What people have written to a question in a run, as it counts now, some at a time: of everybody, or of as many as are
 * counted at most. They come in the order of their ids, which are random: so of many people those are a fair part, and
 * the same ones each time. Each page goes on in the key of the current answers where the last one ended.
 */
export async function* readTexts(db: Database, runId: string, questionId: string): AsyncGenerator<string[]> {
  let last = '';
  for (let read = 0; read < writtenWordsLimits.people; read += textsAtOnce) {
    const { rows } = await db.execute<{ respondentId: string; text: string | null }>(sql`
      select respondent_id as "respondentId", left(options ->> 'text', ${mostCharacters}) as text
      from current_answers
      where run_id = ${runId} and respondent_id > ${last} and question_id = ${questionId}
      order by respondent_id
      limit ${textsAtOnce}`);
    // Of visitors who were erased nothing is left to count.
    yield rows.flatMap(({ text }) => text || []);
    if (rows.length < textsAtOnce) return;
    last = rows.at(-1)?.respondentId ?? '';
  }
}
