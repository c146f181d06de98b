import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { readExperience } from '../experiences/read-experience';
import { publishRuns } from '../live/topics';
import { notFound } from '../problem';
import { route } from '../route';
import type { RulesOf } from './area-answers';
import { placementRuns, statesOf } from './placement-runs';
import { publishedVersions } from './published-version';
import { readOwnAnswers } from './read-own-answers';
import { readRun, runOf } from './read-runs';
import { makeReadyRounds } from './ready-rounds';
import { publicRunOf } from './run-view';
import { actOnRun } from './runs';
import { readServedPlacement } from './served-placement';
import { shownVersions } from './shown-versions';
import { experienceSummary } from './summary';

/** Runs: what visitors see of them, what staff do with them, and what came of them. */
export function runRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bus, db, now } = dependencies;
  const runsAt = placementRuns(dependencies);
  const versionOf = publishedVersions(db);

  /** As the document is published now, where the run is. */
  async function rulesOfRun(runId: string): Promise<RulesOf | null> {
    const run = await readRun(db, runId);
    const served = run && (await readServedPlacement(db, run.placementId, now()));
    const version = served?.manifest ? await versionOf(served.manifest) : null;
    return version?.answered.get(run?.documentId ?? '') ?? null;
  }

  route(app, dependencies, endpoints.listPublicRuns, async ({ params, respondentId }) => {
    const view = await runsAt(params.placementId);
    if (!view) throw notFound('placement');
    const answered = await readOwnAnswers(db, view, respondentId === null ? [] : [respondentId]);
    return {
      runs: view.runs.map(({ rules, run }) =>
        publicRunOf(run, rules, answered.get(run.id)?.get(respondentId ?? '')),
      ),
      manifest: view.manifest,
      ...statesOf(view),
    };
  });

  route(app, dependencies, endpoints.actOnRun, async ({ body, brand, params, write }) => {
    const changed = await actOnRun(db, write, {
      brandId: brand.id,
      runId: params.runId,
      ...body,
      rules: await rulesOfRun(params.runId),
      now: now(),
    });
    await publishRuns(bus, changed);
    const run = await readRun(db, changed.id);
    if (!run) throw notFound('run');
    return runOf(run);
  });

  route(app, dependencies, endpoints.getExperienceSummary, async ({ brand, params }) => {
    await readExperience(db, brand.id, params.experienceId);
    const shown = await shownVersions(db, versionOf, params.experienceId, now());
    await makeReadyRounds(db, shown, params.experienceId, now());
    return experienceSummary(db, params.experienceId, shown, now());
  });
}
