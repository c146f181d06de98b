import { z } from 'zod';
import { entityId, placementId } from '../../values/ids';
import { named, timestamp } from '../../values/values';

/** A round of a vote at a placement: this one, or one before. */
export const voteRound = named('VoteRound', {
  /** Of its run. */
  id: entityId,
  placementId,
  placementName: z.string(),
  round: z.int(),
  openedAt: timestamp.nullable(),
  closedAt: timestamp.nullable(),
  respondents: z.int(),
});
export type VoteRound = z.infer<typeof voteRound>;
