import { choicesIn, voteQuestion } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import type { Position } from '../../../responses/outbox';
import { type PseudonymKey, pseudonymOf } from '../../../responses/respondent-pseudonym';

/** A ballot as it leaves the product. */
export interface CastBallot {
  /** In which place it came, from 1. */
  number: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The same for all that one voter cast in this round, and for nothing else of theirs. */
  voter: string;
  version: number;
  choices: string[];
  /** Its voter has cast no later one. */
  counted: boolean;
}

interface Row extends Record<string, unknown> {
  position: string;
  respondentId: string;
  receivedAt: string;
  version: number;
  answer: Parameters<typeof choicesIn>[0];
  counted: boolean;
}

interface AskedBallots {
  runId: string;
  placementId: string;
  /** What comes later is not among them, however long they are read. */
  until: Position;
}

/** Few enough that visitors who vote meanwhile wait neither for this process nor for the database. */
const atOnce = 200;

/**
 * The ballots of a round in the order of the append-only ledger, some at a time, however many there are: each page goes
 * on in the placement's index where the last one ended, and nothing is locked.
 * @param key what nobody else can tell voters with: what they answered elsewhere has other names.
 */
export async function* readBallots(
  db: Database,
  { placementId, runId, until }: AskedBallots,
  { brandId, secret }: PseudonymKey,
): AsyncGenerator<CastBallot[]> {
  let after = '0';
  let number = 0;
  for (;;) {
    const { rows } = await db.execute<Row>(sql`
      select position, respondent_id as "respondentId", received_at as "receivedAt", manifest_version as version,
        answer -> ${voteQuestion} as answer,
        not exists (
          select from responses later
          where later.respondent_id = responses.respondent_id and later.run_id = responses.run_id
            and later.position > responses.position and later.position <= ${until}) as counted
      from responses
      where placement_id = ${placementId} and position > 0 and run_id = ${runId}
        and position > ${after} and position <= ${until}
      order by position
      limit ${atOnce}`);
    if (rows.length > 0)
      yield rows.map(({ answer, counted, receivedAt, respondentId, version }) => {
        number += 1;
        return {
          number,
          receivedAt: new Date(receivedAt).toISOString(),
          voter: pseudonymOf(`${runId}/${respondentId}`, { brandId, secret }),
          version,
          choices: choicesIn(answer),
          counted,
        };
      });
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.position;
  }
}
