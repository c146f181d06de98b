import { z } from 'zod';
import { entityId, sha256 } from '../values/ids';
import { limits } from '../values/limits';
import { message, named, note, timestamp } from '../values/values';

/** stale: approved, and changed since. With a version made of what was approved, it starts again. */
export const reviewState = z.enum(['none', 'requested', 'approved', 'stale', 'changes-asked']);
export type ReviewState = z.infer<typeof reviewState>;

export type ReviewAction = 'ask' | 'approve' | 'ask-for-changes';

/** Which actions a state allows. What is asked for can be asked for again, by whoever wants it reviewed then. */
export const reviewActions: Record<ReviewState, ReviewAction[]> = {
  none: ['ask'],
  requested: ['ask', 'approve', 'ask-for-changes'],
  approved: ['ask-for-changes'],
  stale: ['ask'],
  'changes-asked': ['ask'],
};

const person = z.object({ id: entityId, name: z.string().nullable() });
const step = z.object({ by: person, at: timestamp, note: z.string() });

/** How far the review of an experience's draft is. */
export const publishReview = named('PublishReview', {
  /** Whether publishing needs one: the brand's setting. */
  required: z.boolean(),
  state: reviewState,
  /** Names the draft as it is now, all that visitors would get. A decision is about what it names. */
  contentHash: sha256,
  asked: step.nullable(),
  /** What was decided since it was asked for. */
  decided: step.nullable(),
  /** Who may publish, by name; each of them but who asked may decide. */
  reviewers: z.array(person),
});
export type PublishReview = z.infer<typeof publishReview>;

export const reviewRequest = z.strictObject({ note: note.optional() });
export const reviewDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), contentHash: sha256, note: note.optional() }),
  z.strictObject({
    decision: z.literal('ask-for-changes'),
    contentHash: sha256,
    /** Which. */
    note: message(limits.commentLength),
  }),
]);
