import { endpoints, type Run } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { useExperience } from '../experience/experience-context';

/**
 * What the experience's runs are doing: the summary, kept up to date by the live stream.
 * @returns `connection` other than connected while the newest counts may be missing.
 */
export function useRuns() {
  const { brand, experience, live } = useExperience();
  const params = { brandId: brand.id, experienceId: experience.id };
  const summary = useEndpointQuery(endpoints.getExperienceSummary, { params });
  const asked = summary.data?.runs;
  const runs = useMemo(() => newest(asked ?? [], live.runs), [asked, live.runs]);
  return { summary, runs, connection: live.connection };
}

/** Every run once, in the state with the higher sequence number, whichever way it came. */
function newest(asked: Run[], streamed: Run[]): Run[] {
  const byId = new Map<string, Run>();
  for (const run of [...asked, ...streamed]) {
    const known = byId.get(run.id);
    if (!known || run.sequence >= known.sequence) byId.set(run.id, run);
  }
  return [...byId.values()].sort((a, b) => a.placementName.localeCompare(b.placementName));
}
