import { z } from 'zod';
import { entityId } from '../values/ids';
import { limits } from '../values/limits';
import { named } from '../values/values';

const revision = z.int().min(1);

/** What a turn of the draft made of one document. */
const turnedDocument = z.strictObject({
  documentId: entityId,
  /** What it held before. */
  was: z.strictObject({ revision, archived: z.boolean() }),
  /** Which the turn made; a document that has another by now was written since. */
  revision,
});
export type TurnedDocument = z.infer<typeof turnedDocument>;

/** Where the draft is to turn: to what a version was made of, or back from such a turn. One of the two. */
export const draftTurnRequest = z
  .strictObject({
    version: z.int().min(1).max(2_147_483_647).optional(),
    takeBack: z.array(turnedDocument).min(1).max(limits.draftTurn.documents).optional(),
  })
  .refine(({ takeBack, version }) => (takeBack === undefined) !== (version === undefined), {
    path: ['version'],
    error: 'Either a version or what to take back',
  });
export type DraftTurnRequest = z.infer<typeof draftTurnRequest>;

export const draftTurn = named('DraftTurn', {
  /** What takes the turn back. */
  turned: z.array(turnedDocument),
  /** So many stayed as they are, because somebody has written them since. */
  kept: z.int(),
});
export type DraftTurn = z.infer<typeof draftTurn>;
