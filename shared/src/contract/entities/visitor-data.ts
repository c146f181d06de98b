import { z } from 'zod';
import { areaVisitorData } from '../areas/registry';
import { answer, answers } from '../responses/answer';
import { entityId } from '../values/ids';
import { named, timestamp } from '../values/values';

const answered = {
  experienceId: z.string(),
  placementId: z.string(),
  documentId: z.string(),
  manifestVersion: z.int(),
  language: z.string(),
  answer: answers,
  receivedAt: timestamp,
};

/** All that is kept of one visitor. */
export const visitorData = named('VisitorData', {
  respondentId: entityId,
  exportedAt: timestamp,
  responses: z.array(z.object({ ...answered, runId: z.string() })),
  /** Which of those count. */
  currentAnswers: z.array(z.object({ runId: z.string(), questionId: z.string(), answer })),
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
  /** Codes that work once which they came with; what they answered with them is among the responses. */
  tokens: z.array(
    z.object({
      placementId: z.string(),
      documentId: z.string(),
      redeemedAt: timestamp.nullable(),
      revokedAt: timestamp.nullable(),
    }),
  ),
  ...areaVisitorData,
});
export type VisitorData = z.infer<typeof visitorData>;
