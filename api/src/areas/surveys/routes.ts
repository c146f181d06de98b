import { Readable } from 'node:stream';
import { endpoints, type SurveyResponsesFilter } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readDocument } from '../../content/read-document';
import { placements, runs } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { readExperienceRow } from '../../experiences/read-experience';
import { cursorSeal } from '../../integrations/sealed-cursor';
import { placementFullName } from '../../placements/full-name';
import { invalid } from '../../problem';
import { settledPosition } from '../../responses/outbox';
import { route } from '../../route';
import { type Asked, chosenResponses } from './results/chosen-responses';
import { readCodebook } from './results/codebook';
import { countAnswers } from './results/count-answers';
import { questionResults } from './results/question-results';
import { readResponses } from './results/read-responses';
import { singleResponse, singleResponses } from './results/single-responses';
import { writeResponsesCsv, writeResponsesJson } from './results/write-responses';
import { writtenAnswers } from './results/written-answers';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** What was answered to a survey, for staff and programs of its brand. */
export function surveysRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db } = dependencies;
  const secret = config.cookieSecret;

  /** @throws ProblemError 404 where the brand has no such document, 400 where it is no survey. */
  async function askedOf(brandId: string, documentId: string, filter: SurveyResponsesFilter): Promise<Asked> {
    const { area, experienceId } = await readDocument(db, brandId, documentId);
    if (area !== 'surveys' || experienceId === null) throw invalid('', 'This is no survey.');
    const codebook = await readCodebook(db, experienceId, documentId);
    return { experienceId, documentId, codebook, filter, until: await settledPosition(db) };
  }

  /** Where a survey was ever answered: placements with their stores. */
  async function placementsOf({ documentId, experienceId }: Asked) {
    return db
      .selectDistinct({ id: placements.id, name: placementFullName })
      .from(runs)
      .innerJoin(placements, eq(placements.id, runs.placementId))
      .where(and(eq(runs.experienceId, experienceId), eq(runs.documentId, documentId)))
      .orderBy(sql`2`, placements.id);
  }

  route(app, dependencies, endpoints.getSurveyResults, async ({ brand, params, query }) => {
    const asked = await askedOf(brand.id, params.documentId, query);
    const counted = await countAnswers(db, asked);
    return {
      responses: counted.responses,
      placements: await placementsOf(asked),
      questions: asked.codebook.questions.map((question) =>
        questionResults(
          question,
          counted.counts.filter((count) => count.question === question.id),
        ),
      ),
    };
  });

  route(app, dependencies, endpoints.listWrittenAnswers, async ({ brand, params, query }) => {
    const { cursor, limit, q, question, ...filter } = query;
    const asked = await askedOf(brand.id, params.documentId, filter);
    return writtenAnswers(db, asked, { cursor, limit, q, question }, cursorSeal(brand.id, secret));
  });

  route(app, dependencies, endpoints.listSingleResponses, async ({ brand, params, query }) => {
    const { cursor, limit, ...filter } = query;
    const asked = await askedOf(brand.id, params.documentId, filter);
    return singleResponses(db, asked, { cursor, limit }, cursorSeal(brand.id, secret));
  });

  route(app, dependencies, endpoints.getSingleResponse, async ({ brand, params, query }) =>
    singleResponse(db, await askedOf(brand.id, params.documentId, query), params.responseId),
  );

  route(app, dependencies, endpoints.exportSurveyResponses, async ({ brand, params, query, reply }) => {
    const { format, ...filter } = query;
    const asked = await askedOf(brand.id, params.documentId, filter);
    const { languages } = await readExperienceRow(db, brand.id, asked.experienceId);
    const words = {
      codebook: asked.codebook,
      baseLanguage: languages[0] ?? 'en',
      placements: new Map((await placementsOf(asked)).map(({ id, name }) => [id, name])),
    };
    // What nobody can have answered is found before the first byte is sent: it is still answered as a problem.
    chosenResponses(asked);
    const write = { csv: writeResponsesCsv, json: writeResponsesJson }[format];
    const text = write(readResponses(db, asked, { brandId: brand.id, secret }), words);
    return reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="responses.${format}"`)
      .send(Readable.from(text, { objectMode: false }));
  });
}
