import type { RunSchedule } from '@vitrine/shared/contract';
import { placeMs } from '@vitrine/shared/contract/values/zoned-time';
import type { CountedRun } from './run-view';
import type { ShownVersion } from './shown-versions';

/** When those runs can be answered whose documents say so, each by the clock of its place and as published there now. */
export function runSchedules(
  runs: Pick<CountedRun, 'documentId' | 'id' | 'placementId'>[],
  shown: ShownVersion[],
): Record<string, RunSchedule> {
  const places = new Map(shown.map((place) => [place.placementId, place]));
  return Object.fromEntries(
    runs.flatMap(({ documentId, id, placementId }) => {
      const place = places.get(placementId);
      const { closesAt, opensAt } = place?.version.answered.get(documentId) ?? {};
      if (!place || (opensAt === undefined && closesAt === undefined)) return [];
      const moment = (time: string) => new Date(placeMs(time, place.timeZone)).toISOString();
      return [
        [
          id,
          { ...(opensAt && { opensAt: moment(opensAt) }), ...(closesAt && { closesAt: moment(closesAt) }) },
        ],
      ];
    }),
  );
}
