import { endpoints } from '@vitrine/shared/contract';
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
import { answerRules, checkAnswers } from './answer-rules';
import { idempotencyKeyOf } from './idempotency-key';
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
    const part = Object.values(parts).find(({ documentId }) => documentId === body.documentId);
    const rules = part && answerRules(part);
    if (!rules) throw invalid('/documentId', 'Nothing that can be answered in this draft');
    checkAnswers(rules, body);
    const { answers, documentId, language, partial = false } = body;
    const hash = submissionHash(respondentId, body.manifest ?? null, body);
    const [made] = await db
      .insert(testResponses)
      .values({
        ...params,
        id: newId(),
        experienceId: root.experienceId,
        manifestVersion: root.version,
        area: rules.area,
        documentId,
        respondentId,
        answer: answers,
        partial,
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
