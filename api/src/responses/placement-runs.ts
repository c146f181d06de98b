import { scheduledState } from '@vitrine/shared/contract/responses/scheduled-state';
import type { AreaState, Place } from '../areas/api-area';
import { apiAreas } from '../areas/registry';
import type { Database } from '../db/database';
import type { Dependencies } from '../dependencies';
import { publishRuns } from '../live/topics';
import type { RulesOf } from './area-answers';
import { publishedVersions } from './published-version';
import { readPlacementRuns } from './read-runs';
import type { CountedRun } from './run-view';
import { openFirstRounds } from './runs';
import { readServedPlacement } from './served-placement';

/** What runs at a placement, before it is decided who sees what of it. */
export interface PlacementRuns {
  /** In the order of what is published. */
  runs: { run: CountedRun; rules: RulesOf }[];
  /** The manifest that the placement serves; null unless it is active. */
  manifest: string | null;
  /** What areas say beside. */
  areas: AreaState[];
}

/**
 * @returns how the runs of a placement are read: those of what can be answered in what it serves now, made where nobody has
 * looked before. It answers null for an unknown placement, and no runs for one that is not active.
 */
export function placementRuns({
  bus,
  db,
  now,
}: Pick<Dependencies, 'bus' | 'db' | 'now'>): (placementId: string) => Promise<PlacementRuns | null> {
  const versionOf = publishedVersions(db);
  return async (placementId) => {
    const served = await readServedPlacement(db, placementId, now());
    if (!served) return null;
    const version = served.manifest ? await versionOf(served.manifest) : null;
    if (!version) return { runs: [], manifest: served.manifest, areas: [] };
    const { answered, experienceId } = version;
    const documentIds = [...answered.keys()];
    let runs = await readPlacementRuns(db, placementId, documentIds);
    const missing = [...answered.values()].filter(
      (rules) => !runs.some(({ documentId }) => documentId === rules.documentId),
    );
    if (missing.length > 0) {
      const rounds = missing.map((rules) => ({ placementId, experienceId, rules }));
      if (await openFirstRounds(db, rounds, now())) await publishRuns(bus, { placementId, experienceId });
      runs = await readPlacementRuns(db, placementId, documentIds);
    }
    const byDocument = new Map(runs.map((run) => [run.documentId, run]));
    return {
      runs: [...answered.values()].flatMap((rules) => {
        const run = byDocument.get(rules.documentId);
        if (!run) return [];
        return [
          {
            run: { ...run, state: scheduledState(run.state, rules, served.timeZone, now().getTime()) },
            rules,
          },
        ];
      }),
      manifest: served.manifest,
      areas: await readAreas(db, { placementId, experienceId }),
    };
  };
}

async function readAreas(db: Database, place: Place): Promise<AreaState[]> {
  const states = await Promise.all(Object.values(apiAreas).map(({ live }) => live?.(db, place)));
  return states.filter((state) => state != null);
}

/** What areas say at a placement, each under names of its own. */
export const statesOf = ({ areas }: PlacementRuns): object =>
  Object.assign({}, ...areas.map(({ state }) => state));
