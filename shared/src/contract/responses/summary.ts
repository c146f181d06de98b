import { z } from 'zod';
import { areaSummaries } from '../areas/registry';
import { entityId } from '../values/ids';
import { named } from '../values/values';
import { run, runSchedule } from './run';

/** What the dashboard shows of one experience. */
export const experienceSummary = named('ExperienceSummary', {
  placements: z.int(),
  activePlacements: z.int(),
  /** Visitors who answered, counted once in each round of what they answered at each placement, ever. */
  responses: z.int(),
  runs: z.array(run),
  /** Of those runs whose documents say when they are answered, by the run's id. */
  schedules: z.record(entityId, runSchedule),
  ...areaSummaries,
});
export type ExperienceSummary = z.infer<typeof experienceSummary>;

/** Fields of a thing as a JSON merge patch: those that became otherwise, with what they were or are. */
const changedFields = z.record(z.string(), z.unknown());

export const auditEntry = named('AuditEntry', {
  id: z.string(),
  at: z.iso.datetime(),
  who: z.string().nullable(),
  action: z.string(),
  /** What the thing was called; null where nothing was written, or where it has no name. */
  name: z.string().nullable(),
  brand: z.object({ id: entityId, name: z.string() }).nullable(),
  resource: z.string(),
  outcome: z.int(),
  address: z.string(),
  /** null: it was made then, or nothing was written. */
  before: changedFields.nullable(),
  /** null: it is gone, or nothing was written. */
  after: changedFields.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
