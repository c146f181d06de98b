import { z } from 'zod';
import { entityId, entryId, sha256 } from '../values/ids';
import { languageTag, named, words } from '../values/values';
import { answer } from './answer';
import { publicRun } from './run';

/** A visitor's answers to the questions of one document, in one submission. */
export const responseCreate = z.strictObject({
  /** The manifest that the visitor saw: the answer is checked against it. */
  manifest: sha256.optional(),
  documentId: entityId,
  answers: z
    .record(entryId, answer)
    .refine((given) => Object.keys(given).length > 0, 'Answer at least one question'),
  /** More answers of this visitor are to come; only where the area takes answers in parts. */
  partial: z.literal(true).optional(),
  /** The round that it was given in, where it is to count in no other; left out: in whichever is open. */
  round: z.int().positive().optional(),
  language: languageTag,
});
export type ResponseCreate = z.infer<typeof responseCreate>;

export const responseAccepted = named('ResponseAccepted', {
  id: entityId,
  run: publicRun,
  /** Which of the document's endings a final submission leads to, quotas that are full considered. */
  ending: entryId.optional(),
});
export type ResponseAccepted = z.infer<typeof responseAccepted>;

export const visitorSession = named('VisitorSession', {
  respondentId: entityId,
  /** What visitors are asked before they are recognised when they come again; null: nobody is asked. */
  consent: z.object({ text: words, version: z.int() }).nullable(),
});
export type VisitorSession = z.infer<typeof visitorSession>;
