import { z } from 'zod';
import { entityId } from '../values/ids';
import { timestamp } from '../values/values';

const answered = {
  experienceId: z.string(),
  placementId: z.string(),
  documentId: z.string(),
  manifestVersion: z.int(),
  language: z.string(),
  /** question id → option ids. */
  answer: z.record(z.string(), z.array(z.string())),
  receivedAt: timestamp,
};

/** All that is kept of one visitor. */
export const visitorData = z
  .object({
    respondentId: entityId,
    exportedAt: timestamp,
    responses: z.array(z.object({ ...answered, runId: z.string() })),
    /** Which of those count. */
    currentAnswers: z.array(
      z.object({ runId: z.string(), questionId: z.string(), options: z.array(z.string()) }),
    ),
    testResponses: z.array(z.object({ ...answered, testAccessId: z.string() })),
    visits: z.array(
      z.object({
        placementId: z.string(),
        experienceId: z.string(),
        kind: z.string(),
        source: z.string(),
        deviceClass: z.string(),
        language: z.string(),
        at: timestamp,
      }),
    ),
  })
  .meta({ id: 'VisitorData' });
export type VisitorData = z.infer<typeof visitorData>;
