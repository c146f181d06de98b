import type { ApiArea } from '../api-area';
import type { AreaContent } from '../area-content';
import { questionVault as content } from './content';

export const questionVault = {
  content,
} satisfies ApiArea & { content: AreaContent };
