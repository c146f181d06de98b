import { Readable } from 'node:stream';
import { endpoints, textIn, type VoteRound } from '@vitrine/shared/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { publishedParts } from '../../content/published-parts';
import { readDocument } from '../../content/read-document';
import { placements, runs } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { readExperienceRow } from '../../experiences/read-experience';
import { byTime, listPage, rowsOf } from '../../pagination';
import { placementFullName } from '../../placements/full-name';
import { invalid, notFound } from '../../problem';
import { settledPosition } from '../../responses/outbox';
import { route } from '../../route';
import { readBallots } from './rounds/read-ballots';
import { writeBallots } from './rounds/write-ballots';

interface RoundRow {
  run: typeof runs.$inferSelect;
  placementName: string;
}

const newestRounds = {
  ...byTime<RoundRow>(runs.createdAt, runs.id, ({ run }) => [run.createdAt, run.id]),
  direction: 'descending' as const,
};

const shownRound = ({ placementName, run }: RoundRow): VoteRound => ({
  id: run.id,
  placementId: run.placementId,
  placementName,
  round: run.round,
  openedAt: run.openedAt?.toISOString() ?? null,
  closedAt: run.closedAt?.toISOString() ?? null,
  respondents: run.respondents,
});

const notAVote = () => invalid('', 'This is no vote.');

/** The rounds of votes, and the ballots of each, for staff and programs of their brand. */
export function votingRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db } = dependencies;

  route(app, dependencies, endpoints.listVoteRounds, async ({ brand, params, query }) => {
    const { area, experienceId } = await readDocument(db, brand.id, params.documentId);
    if (area !== 'voting' || experienceId === null) throw notAVote();
    const filter = and(
      eq(runs.experienceId, experienceId),
      eq(runs.documentId, params.documentId),
      isNotNull(runs.openedAt),
    );
    return listPage({
      query,
      order: newestRounds,
      rows: rowsOf(
        db
          .select({ run: runs, placementName: placementFullName })
          .from(runs)
          .innerJoin(placements, eq(placements.id, runs.placementId)),
        filter,
      ),
      total: db.$count(runs, filter),
      item: shownRound,
    });
  });

  route(app, dependencies, endpoints.exportBallots, async ({ brand, params, reply }) => {
    const [found] = await db
      .select({ run: runs })
      .from(runs)
      .innerJoin(placements, and(eq(placements.id, runs.placementId), eq(placements.brandId, brand.id)))
      .where(eq(runs.id, params.runId));
    if (!found) throw notFound('run');
    const { area, documentId, experienceId, id: runId, placementId } = found.run;
    if (area !== 'voting') throw notAVote();
    const { languages } = await readExperienceRow(db, brand.id, experienceId);
    const labels = new Map<string, string>();
    // What an option was called last: the newest come first.
    for (const part of await publishedParts(db, experienceId, documentId))
      for (const { id, label } of part.area === 'voting' ? part.options : [])
        if (!labels.has(id)) labels.set(id, textIn(label, languages[0] ?? 'en'));
    const asked = { runId, placementId, until: await settledPosition(db) };
    const ballots = readBallots(db, asked, { brandId: brand.id, secret: config.cookieSecret });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="ballots.csv"')
      .send(Readable.from(writeBallots(ballots, labels), { objectMode: false }));
  });
}
