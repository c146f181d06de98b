import type { commentEndpoints } from '../comments';
import type { Samples } from './samples';

export const commentSamples: Samples<typeof commentEndpoints> = {
  createCommentThread: () => ({ text: 'Too dark?' }),
  createComment: () => ({ text: 'I think so' }),
  updateComment: () => ({ text: 'Too bright?' }),
};
