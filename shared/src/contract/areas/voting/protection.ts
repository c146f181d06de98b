import { z } from 'zod';

/**
 * What keeps somebody from voting twice. none: nothing, each ballot counts. browser: one ballot a browser. token: one
 * ballot for each code that was handed out.
 */
export const votingProtection = z.enum(['none', 'browser', 'token']);
export type VotingProtection = z.infer<typeof votingProtection>;
