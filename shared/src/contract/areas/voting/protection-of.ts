/** Free of zod: the viewer calls it. */
import type { VotingProtection } from './protection';

/** What protects a vote, as it is written or published. */
export const protectionOf = ({
  protection,
}: {
  protection?: VotingProtection | undefined;
}): VotingProtection => protection ?? 'browser';
