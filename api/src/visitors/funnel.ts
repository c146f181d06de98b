import {
  type DocumentArea,
  documentAreas,
  type ExperienceVisits,
  type ReachedStep,
} from '@vitrine/shared/contract';

/** The detail under which is counted how far a visit came in an area. */
export const reachedAs = ({ area, step }: { area: DocumentArea; step: ReachedStep }): string =>
  `${area}:${step}`;

/** @param counts by that detail. @returns the areas that somebody opened or used, in their order. */
export function funnelOf(counts: ReadonlyMap<string, number>): ExperienceVisits['funnel'] {
  const count = (area: DocumentArea, step: ReachedStep) => counts.get(reachedAs({ area, step })) ?? 0;
  return documentAreas
    .map((area) => ({ area, opened: count(area, 'opened'), used: count(area, 'used') }))
    .filter(({ opened, used }) => opened + used > 0);
}
