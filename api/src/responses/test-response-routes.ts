import { endpoints, type PublishedPoll } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import { readTestManifest } from '../content/read-test-manifest';
import { testResponses } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { invalid } from '../problem';
import { route } from '../route';
import { checkAnswers, pollRules } from './poll-rules';

/** Answers in test access: checked like any other against what the test access shows, kept apart, never counted. */
export function testResponseRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.createTestResponse, async ({ body, params }) => {
    const { parts } = await readTestManifest(dependencies, params, now());
    const poll = Object.values(parts).find(
      (part): part is PublishedPoll => part.area === 'polling' && part.documentId === body.documentId,
    );
    if (!poll) throw invalid('/documentId', 'No poll of this draft');
    checkAnswers(pollRules(poll), body.answers);
    const { answers, documentId, language } = body;
    const id = newId();
    await db.insert(testResponses).values({ id, ...params, documentId, answer: answers, language });
    return { id };
  });
}
