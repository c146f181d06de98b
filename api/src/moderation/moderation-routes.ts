import { answeredCount, endpoints, type ShownWords } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readDocument } from '../content/read-document';
import { placements } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { notFound } from '../problem';
import { placementRuns } from '../responses/placement-runs';
import { readOwnAnswers } from '../responses/read-own-answers';
import { readRun } from '../responses/read-runs';
import { publicRunOf } from '../responses/run-view';
import { route } from '../route';
import { wordCounting } from './count-words';
import { moderate } from './moderate';
import { moderatedWords } from './read-moderations';
import { visitorsWords } from './shown-words';

/** What visitors wrote: what staff see and say of it, and what of it others see. */
export function moderationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;
  const runsAt = placementRuns(dependencies);
  const countedWords = wordCounting(db);
  const wordsForAll = visitorsWords(db, countedWords);
  const isOfBrand = async (placementId: string, brandId: string) =>
    (await db.$count(placements, and(eq(placements.id, placementId), eq(placements.brandId, brandId)))) > 0;

  route(app, dependencies, endpoints.listWrittenWords, async ({ brand, params, query: { question } }) => {
    const run = await readRun(db, params.runId);
    if (!run || !(await isOfBrand(run.placementId, brand.id))) throw notFound('run');
    const answered = run.tallies[question]?.[answeredCount] ?? 0;
    // Whatever id is made up, nothing is read and kept for it.
    if (answered === 0) return { counted: 0, answered, words: [] };
    const { counted, words } = await countedWords(run.id, question);
    return { counted, answered, words: await moderatedWords(db, run, words) };
  });

  route(app, dependencies, endpoints.moderateDocument, async ({ body, brand, params, write }) => {
    const document = await readDocument(db, brand.id, params.documentId);
    // The tenant's vaults are read by every brand, and nobody answers them.
    if (document.brandId !== brand.id) throw notFound('document');
    await write((tx) => moderate(tx, document.id, body, now()));
    return undefined;
  });

  route(app, dependencies, endpoints.listShownWords, async ({ params, respondentId }) => {
    const view = await runsAt(params.placementId);
    const found = view?.runs.find(({ run }) => run.documentId === params.documentId);
    if (!view || !found) throw notFound('document');
    const { rules, run } = found;
    const answered = await readOwnAnswers(db, { runs: [found] }, respondentId === null ? [] : [respondentId]);
    const own = answered.get(run.id)?.get(respondentId ?? '');
    // Words are results: whoever may not see the counts sees none.
    if (publicRunOf(run, rules, own).tallies === null) return { questions: {} };
    const questions: ShownWords['questions'] = {};
    for (const [question, which] of Object.entries(rules.shownWords ?? {}))
      questions[question] = await wordsForAll(run, question, which);
    return { questions };
  });
}
