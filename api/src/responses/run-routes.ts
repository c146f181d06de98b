import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { readExperience } from '../experiences/read-experience';
import { publishRuns } from '../live/topics';
import { notFound } from '../problem';
import { route } from '../route';
import { placementRuns, statesOf } from './placement-runs';
import { readAnswered } from './read-answered';
import { readRun, runOf } from './read-runs';
import { publicRunOf } from './run-view';
import { actOnRun } from './runs';
import { experienceSummary } from './summary';

/** Runs: what visitors see of them, what staff do with them, and what came of them. */
export function runRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bus, db, now } = dependencies;
  const runsAt = placementRuns(dependencies);

  route(app, dependencies, endpoints.listPublicRuns, async ({ params, respondentId }) => {
    const view = await runsAt(params.placementId);
    if (!view) throw notFound('placement');
    const answered = await readAnswered(
      db,
      view.runs.map(({ run }) => run.id),
      respondentId === null ? [] : [respondentId],
    );
    return {
      runs: view.runs.map(({ rules, run }) =>
        publicRunOf(run, rules, answered.get(run.id)?.get(respondentId ?? '') ?? {}),
      ),
      manifest: view.manifest,
      ...statesOf(view),
    };
  });

  route(app, dependencies, endpoints.actOnRun, async ({ body, brand, params, write }) => {
    const changed = await actOnRun(write, {
      brandId: brand.id,
      runId: params.runId,
      action: body.action,
      now: now(),
    });
    await publishRuns(bus, changed);
    const run = await readRun(db, changed.id);
    if (!run) throw notFound('run');
    return runOf(run);
  });

  route(app, dependencies, endpoints.getExperienceSummary, async ({ brand, params }) => {
    await readExperience(db, brand.id, params.experienceId);
    return experienceSummary(db, params.experienceId, now());
  });
}
