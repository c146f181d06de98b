import type { Answers, ResponseStatus } from '@vitrine/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { textKey } from '../../../moderation/moderate';
import { readHiddenTexts } from '../../../moderation/read-moderations';
import { type PseudonymKey, pseudonymOf } from '../../../responses/respondent-pseudonym';
import { type Asked, chosenResponses, statusOf } from './chosen-responses';

/** A response as it leaves the product. */
export interface ExportedResponse {
  id: string;
  /** The same for all that one visitor answered in this brand. */
  respondent: string;
  status: ResponseStatus;
  /** ISO 8601, UTC. */
  receivedAt: string;
  placementId: string;
  language: string;
  version: number;
  ending: string | null;
  fullQuota: string | null;
  answers: Answers;
  /** The questions whose texts staff have marked as not to be shown. */
  hidden: string[];
}

interface Row extends Omit<ExportedResponse, 'hidden' | 'respondent'>, Record<string, unknown> {
  position: string;
  respondentId: string;
}

/** Few enough that visitors who answer meanwhile wait neither for this process, which writes a page at once, nor for the database. */
const atOnce = 200;

/**
 * Chosen responses in the order of their coming, some at a time, however many there are. No transaction keeps them as
 * they are, which would make answers wait in PGlite: the ledger is only ever added to, and what is added has a position
 * beyond `until`. Each page goes on in the index where the last one ended.
 * @param key whose pseudonyms respondents have.
 */
export async function* readResponses(
  db: Database,
  asked: Asked,
  key: PseudonymKey,
): AsyncGenerator<ExportedResponse[]> {
  let beyond: SQL = sql``;
  const hidden = await readHiddenTexts(db, asked.documentId);
  for (;;) {
    const { rows } = await db.execute<Row>(sql`
      select position, id, respondent_id as "respondentId", ${statusOf(asked.codebook)} as status, received_at as "receivedAt",
        placement_id as "placementId", language, manifest_version as version, ending, full_quota as "fullQuota",
        answer as answers
      from responses
      where ${chosenResponses(asked)} ${beyond}
      order by received_at, position
      limit ${atOnce}`);
    if (rows.length > 0)
      yield rows.map(({ position: _, receivedAt, respondentId, ...response }) => ({
        ...response,
        respondent: pseudonymOf(respondentId, key),
        receivedAt: new Date(receivedAt).toISOString(),
        hidden: Object.keys(response.answers).filter((question) =>
          hidden.has(textKey(response.id, question)),
        ),
      }));
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    // As the database wrote it, to the microsecond.
    beyond = sql`and (received_at, position) > (${last.receivedAt}::timestamptz, ${last.position}::bigint)`;
  }
}
