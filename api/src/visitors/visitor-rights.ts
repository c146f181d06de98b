import type { VisitorData } from '@vitrine/shared/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ApiArea } from '../areas/api-area';
import { apiAreas } from '../areas/registry';
import type { Database, Transaction } from '../db/database';
import { currentAnswers, responses, runs, testResponses, visitEvents } from '../db/schema';
import { newId } from '../ids';

/** All that is kept of a visitor; empty lists where nothing is. */
export async function visitorDataOf(db: Database, respondentId: string, now: Date): Promise<VisitorData> {
  const answers = await db
    .select()
    .from(responses)
    .where(eq(responses.respondentId, respondentId))
    .orderBy(asc(responses.receivedAt));
  const [current, tests, visits] = await Promise.all([
    db
      .select()
      .from(currentAnswers)
      .where(countedOf(respondentId, [...new Set(answers.map(({ runId }) => runId))])),
    db.select().from(testResponses).where(eq(testResponses.respondentId, respondentId)),
    db
      .select()
      .from(visitEvents)
      .where(eq(visitEvents.respondentId, respondentId))
      .orderBy(asc(visitEvents.at)),
  ]);
  const ofAreas = await Promise.all(
    Object.values<ApiArea>(apiAreas).map(({ visitors }) => visitors?.dataOf(db, respondentId)),
  );
  return {
    respondentId,
    exportedAt: now.toISOString(),
    responses: answers.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    currentAnswers: current,
    testResponses: tests.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    visits: visits.map((row) => ({ ...row, at: row.at.toISOString() })),
    ...(Object.assign({}, ...ofAreas) as object),
  };
}

/** What counts of them was answered in these runs, by whose key it is found. */
const countedOf = (respondentId: string, runIds: string[]) =>
  and(inArray(currentAnswers.runId, runIds), eq(currentAnswers.respondentId, respondentId));

/** An answer without what somebody wrote in their own words. */
const wordless = (answer: SQL) =>
  sql`case when jsonb_typeof(${answer}) = 'object' and ${answer} ? 'text' then '{"text":""}' else ${answer} end`;

/**
 * Takes a visitor out of everything. Their ballots stay, without what they wrote in their own words, in each run under a new id that nothing else has, so that its
 * tally can be recomputed and nobody sees that two runs were answered by the same person. What was done in test
 * accesses was never counted, and goes.
 */
export async function eraseVisitor(tx: Transaction, respondentId: string): Promise<void> {
  const answered = await tx
    .selectDistinct({ runId: responses.runId })
    .from(responses)
    .where(eq(responses.respondentId, respondentId));
  const runIds = answered.map(({ runId }) => runId);
  // An answer that is being settled meanwhile has read what this changes: it is overtaken, and reads anew.
  // Locked in the order in which the ledger locks them.
  const theirs = inArray(runs.id, runIds);
  await tx.select({ id: runs.id }).from(runs).where(theirs).orderBy(runs.id).for('no key update');
  if (runIds.length > 0)
    await tx
      .update(runs)
      .set({ sequence: sql`${runs.sequence} + 1` })
      .where(inArray(runs.id, runIds));
  for (const runId of runIds) {
    const nobody = newId();
    await tx.execute(
      sql`update ${currentAnswers} set respondent_id = ${nobody}, options = ${wordless(sql`options`)} where run_id = ${runId} and respondent_id = ${respondentId}`,
    );
    await tx.execute(
      sql`update ${responses} set respondent_id = ${nobody}, answer = (
        select jsonb_object_agg(key, ${wordless(sql`value`)}) from jsonb_each(answer)
      ) where run_id = ${runId} and respondent_id = ${respondentId}`,
    );
  }
  await tx.delete(testResponses).where(eq(testResponses.respondentId, respondentId));
  await tx.update(visitEvents).set({ respondentId: null }).where(eq(visitEvents.respondentId, respondentId));
  for (const { visitors } of Object.values<ApiArea>(apiAreas)) await visitors?.erase(tx, respondentId);
}
