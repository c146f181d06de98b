import { endpoints, type PublishedPoll } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CompiledDrafts } from '../content/compiled-drafts';
import { readTestManifest } from '../content/read-test-manifest';
import { testResponses } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { keyReused } from '../idempotency';
import { newId } from '../ids';
import { conflict, invalid } from '../problem';
import { route } from '../route';
import { idempotencyKeyOf } from './idempotency-key';
import { checkAnswers, pollRules } from './poll-rules';
import { submissionHash } from './submission';

/** Answers in test access: checked like any other against what the test access shows, kept apart, never counted. */
export function testResponseRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  compiled: CompiledDrafts,
): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.createTestResponse, async ({ body, params, request, respondentId }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const { parts, preview, root } = await readTestManifest(dependencies, compiled, params, now());
    if (preview) throw conflict('preview', 'A preview keeps no answers.');
    const poll = Object.values(parts).find(
      (part): part is PublishedPoll => part.area === 'polling' && part.documentId === body.documentId,
    );
    if (!poll) throw invalid('/documentId', 'No poll of this draft');
    checkAnswers(pollRules(poll), body.answers);
    const { answers, documentId, language } = body;
    const hash = submissionHash(respondentId, body.manifest ?? null, body);
    const [made] = await db
      .insert(testResponses)
      .values({
        ...params,
        id: newId(),
        experienceId: root.experienceId,
        manifestVersion: root.version,
        area: poll.area,
        documentId,
        respondentId,
        answer: answers,
        language,
        idempotencyKey,
        submissionHash: hash,
        receivedAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    return { id: (made ?? (await earlier(params.testAccessId, idempotencyKey, hash))).id };
  });
  /** @throws ProblemError 422 for the key of another submission. */
  async function earlier(testAccessId: string, idempotencyKey: string, hash: string) {
    const [first] = await db
      .select()
      .from(testResponses)
      .where(
        and(eq(testResponses.testAccessId, testAccessId), eq(testResponses.idempotencyKey, idempotencyKey)),
      );
    if (first?.submissionHash !== hash) throw keyReused();
    return first;
  }
}
