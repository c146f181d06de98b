import type { ResultsVisibility } from '@vitrine/shared/contract';
import type { Dependencies } from '../dependencies';
import { publishRuns } from '../live/topics';
import { publishedVersions } from './published-version';
import { readPlacementRuns } from './read-runs';
import type { CountedRun } from './run-view';
import { openFirstRounds } from './runs';
import { readServedPlacement } from './served-placement';

/** What runs at a placement, before it is decided who sees what of it. */
export interface PlacementRuns {
  /** In the order of the published polls. */
  runs: { run: CountedRun; results: ResultsVisibility }[];
  /** The manifest that the placement serves; null unless it is active. */
  manifest: string | null;
}

/**
 * @returns how the runs of a placement are read: those of the polls that it serves now, opened where nobody has
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
    if (!version) return { runs: [], manifest: served.manifest };
    const { experienceId, polls } = version;
    const documentIds = [...polls.keys()];
    let runs = await readPlacementRuns(db, placementId, documentIds);
    const missing = documentIds.filter((id) => !runs.some(({ documentId }) => documentId === id));
    if (missing.length > 0) {
      const place = { placementId, experienceId };
      if (await openFirstRounds(db, { ...place, documentIds: missing }, now())) await publishRuns(bus, place);
      runs = await readPlacementRuns(db, placementId, documentIds);
    }
    const byDocument = new Map(runs.map((run) => [run.documentId, run]));
    return {
      runs: [...polls.values()].flatMap(({ documentId, results }) => {
        const run = byDocument.get(documentId);
        return run ? [{ run, results }] : [];
      }),
      manifest: served.manifest,
    };
  };
}
