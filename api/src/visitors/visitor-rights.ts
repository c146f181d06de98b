import { isDeepStrictEqual } from 'node:util';
import type { VisitorData } from '@vitrine/shared/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { apiAreas } from '../areas/registry';
import type { Database, Transaction } from '../db/database';
import { currentAnswers, responses, runs, testResponses, visitEvents } from '../db/schema';
import { newId } from '../ids';
import { forgetModerated } from '../moderation/moderate';
import { answersWithoutWords, answerWithoutWords } from '../responses/without-words';
import { forgetVisitsOf } from './forget-visits';
import { heldTokens, releaseTokens } from './held-tokens';

/** All that is kept of a visitor; empty lists where nothing is. */
export async function visitorDataOf(db: Database, respondentId: string, now: Date): Promise<VisitorData> {
  const held = await heldTokens(db, respondentId);
  const theirIds = [respondentId, ...held.map(({ id }) => id)];
  const answers = await db
    .select()
    .from(responses)
    .where(inArray(responses.respondentId, theirIds))
    .orderBy(asc(responses.receivedAt));
  const [current, tests, visits] = await Promise.all([
    db
      .select()
      .from(currentAnswers)
      .where(countedOf(theirIds, [...new Set(answers.map(({ runId }) => runId))])),
    db.select().from(testResponses).where(eq(testResponses.respondentId, respondentId)),
    db
      .select()
      .from(visitEvents)
      .where(eq(visitEvents.respondentId, respondentId))
      .orderBy(asc(visitEvents.at)),
  ]);
  const ofAreas = await Promise.all(
    Object.values(apiAreas).map(({ visitors }) => visitors?.dataOf(db, respondentId)),
  );
  return {
    respondentId,
    exportedAt: now.toISOString(),
    responses: answers.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    currentAnswers: current,
    testResponses: tests.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    visits: visits.map((row) => ({ ...row, at: row.at.toISOString() })),
    tokens: held.map(({ shown }) => shown),
    ...(Object.assign({}, ...ofAreas) as object),
  };
}

/** What counts of them was answered in these runs, by whose key it is found. */
const countedOf = (respondentIds: string[], runIds: string[]) =>
  and(inArray(currentAnswers.runId, runIds), inArray(currentAnswers.respondentId, respondentIds));

/**
 * Takes a visitor out of everything. Their ballots stay, without what they wrote in their own words, in each run under
 * a new id that nothing else has, so that its tally can be recomputed and nobody sees that two runs were answered by
 * the same person. What was answered with a token stands under the token's id already, which nobody holds any more.
 * What was done in test accesses was never counted, and goes.
 */
export async function eraseVisitor(tx: Transaction, respondentId: string): Promise<void> {
  const theirIds = [respondentId, ...(await releaseTokens(tx, respondentId))];
  const answered = await tx
    .selectDistinct({ runId: responses.runId })
    .from(responses)
    .where(inArray(responses.respondentId, theirIds));
  const runIds = answered.map(({ runId }) => runId);
  // An answer that is being settled meanwhile has read what this changes: it is overtaken, and reads again.
  // Locked in the order in which the ledger locks them.
  const theirs = inArray(runs.id, runIds);
  await tx.select({ id: runs.id }).from(runs).where(theirs).orderBy(runs.id).for('no key update');
  if (runIds.length > 0)
    await tx
      .update(runs)
      .set({ sequence: sql`${runs.sequence} + 1` })
      .where(inArray(runs.id, runIds));
  await eraseWords(tx, theirIds, runIds);
  for (const runId of runIds) {
    const nobody = { respondentId: newId() };
    await tx
      .update(currentAnswers)
      .set(nobody)
      .where(countedOf([respondentId], [runId]));
    await tx
      .update(responses)
      .set(nobody)
      .where(and(eq(responses.respondentId, respondentId), eq(responses.runId, runId)));
  }
  await tx.delete(testResponses).where(eq(testResponses.respondentId, respondentId));
  await forgetVisitsOf(tx, respondentId);
  for (const { visitors } of Object.values(apiAreas)) await visitors?.erase(tx, respondentId);
}

/** Leaves out what they wrote in their own words; choices, which most answers are, have none. */
async function eraseWords(tx: Transaction, respondentIds: string[], runIds: string[]): Promise<void> {
  const given = await tx
    .select({ id: responses.id, answer: responses.answer, documentId: responses.documentId })
    .from(responses)
    .where(inArray(responses.respondentId, respondentIds));
  for (const { id, answer } of given) {
    const left = answersWithoutWords(answer);
    if (!isDeepStrictEqual(left, answer))
      await tx.update(responses).set({ answer: left }).where(eq(responses.id, id));
  }
  const counted = await tx.select().from(currentAnswers).where(countedOf(respondentIds, runIds));
  for (const { runId, questionId, respondentId, answer } of counted) {
    const left = answerWithoutWords(answer);
    if (!isDeepStrictEqual(left, answer))
      await tx
        .update(currentAnswers)
        .set({ answer: left })
        .where(and(countedOf([respondentId], [runId]), eq(currentAnswers.questionId, questionId)));
  }
  await forgetModerated(tx, given);
}
