import { z } from 'zod';
import { run } from './run';

/** What the dashboard shows of one experience. */
export const experienceSummary = z
  .object({
    placements: z.int(),
    activePlacements: z.int(),
    /** Visitors who answered, counted once in each round of each poll at each placement, ever. */
    responses: z.int(),
    runs: z.array(run),
    /** question and option texts by document, for the charts' labels */
    polls: z.record(
      z.string(),
      z.object({
        title: z.record(z.string(), z.string()),
        questions: z.array(
          z.object({
            id: z.string(),
            text: z.record(z.string(), z.string()),
            options: z.array(z.object({ id: z.string(), label: z.record(z.string(), z.string()) })),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ExperienceSummary' });
export type ExperienceSummary = z.infer<typeof experienceSummary>;

export const auditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    who: z.string().nullable(),
    action: z.string(),
    resource: z.string(),
    outcome: z.int(),
    address: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
