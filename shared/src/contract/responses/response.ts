import { z } from 'zod';
import { entityId, entryId, sha256 } from '../values/ids';
import { languageTag } from '../values/values';
import { publicRun } from './run';

/** A visitor's answers to one poll, in one submission. */
export const responseCreate = z.strictObject({
  /** The manifest that the visitor saw: the answer is checked against it. */
  manifest: sha256.optional(),
  documentId: entityId,
  /** question id → option ids. */
  answers: z
    .record(entryId, z.array(entryId).min(1).max(10))
    .refine((answers) => Object.keys(answers).length > 0, 'Answer at least one question'),
  language: languageTag,
});
export type ResponseCreate = z.infer<typeof responseCreate>;

export const responseAccepted = z.object({ id: entityId, run: publicRun }).meta({ id: 'ResponseAccepted' });
export type ResponseAccepted = z.infer<typeof responseAccepted>;

export const visitorSession = z.object({ respondentId: entityId }).meta({ id: 'VisitorSession' });
export type VisitorSession = z.infer<typeof visitorSession>;
