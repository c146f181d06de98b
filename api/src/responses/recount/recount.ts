import { quotaCounts, type Tallies } from '@vitrine/shared/contract';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { responses, runs, tallies } from '../../db/schema';
import { type TallyRow, talliesOf } from '../run-view';
import type { Ballot, CountedAs } from './ballot';

/** How many people have answered, and how often each choice was made. */
export interface Counts {
  respondents: number;
  tallies: Tallies;
}

export interface Recount {
  documentId: string;
  round: number;
  /** Rows of the ledger: changed answers are rows of their own. */
  responses: number;
  kept: Counts;
  counted: Counts;
}

const atOnce = 5000;

/**
 * Counts a run once more, from nothing but the rows of the append-only ledger in their order, and reads what is kept of
 * it, both at one moment. It shares no code with what keeps the counts.
 * @param exported what is counted instead of the ledger's rows.
 * @returns null where there is no such run.
 */
export function recountRun(
  db: Database,
  runId: string,
  countedAs: CountedAs,
  exported?: AsyncIterable<Ballot>,
): Promise<Recount | null> {
  return db.transaction(
    async (tx) => {
      const [run] = await tx.select().from(runs).where(eq(runs.id, runId));
      if (!run) return null;
      const count = new Count(countedAs);
      for await (const ballot of exported ?? ballotsOf(tx, run)) count.add(ballot);
      // How full quotas are decides who comes in; it is no result.
      const results = and(eq(tallies.runId, runId), ne(tallies.questionId, quotaCounts));
      const kept = (await tx.select().from(tallies).where(results)).map(
        ({ countedAs, count, questionId }): TallyRow => [questionId, countedAs, count],
      );
      return {
        documentId: run.documentId,
        round: run.round,
        responses: count.ballots,
        kept: { respondents: run.respondents, tallies: talliesOf(kept) },
        counted: count.result(),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** What every respondent has answered last, added up. */
class Count {
  ballots = 0;
  private readonly last = new Map<string, Map<string, string[]>>();
  constructor(private readonly countedAs: CountedAs) {}

  add({ answers, respondentId, version }: Ballot): void {
    this.ballots += 1;
    const theirs = this.last.get(respondentId) ?? new Map<string, string[]>();
    this.last.set(respondentId, theirs);
    for (const [questionId, answer] of Object.entries(answers))
      theirs.set(questionId, this.countedAs(version, questionId, answer));
  }

  result(): Counts {
    const rows = [...this.last.values()].flatMap((theirs) =>
      [...theirs].flatMap(([questionId, choices]) =>
        choices.map((choice): TallyRow => [questionId, choice, 1]),
      ),
    );
    return { respondents: this.last.size, tallies: talliesOf(rows) };
  }
}

/** A run's responses as they were written, found along the placement's index and never all in memory. */
async function* ballotsOf(
  tx: Transaction,
  { id, placementId }: { id: string; placementId: string },
): AsyncGenerator<Ballot> {
  const ofPlacement = and(eq(responses.placementId, placementId), sql`${responses.position} > 0`);
  // Parts, and what a full quota kept out, are kept and never counted.
  const isCounted = and(eq(responses.partial, false), isNull(responses.fullQuota));
  const ofRun = and(ofPlacement, eq(responses.runId, id), isCounted);
  let after = 0;
  for (;;) {
    const rows = await tx
      .select({
        position: responses.position,
        respondentId: responses.respondentId,
        version: responses.manifestVersion,
        answers: responses.answer,
      })
      .from(responses)
      .where(and(ofRun, gt(responses.position, after)))
      .orderBy(asc(responses.position))
      .limit(atOnce);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.position;
  }
}
