import type { ApiArea } from '../api-area';
import type { AreaContent } from '../area-content';
import { answerOptionVault as content } from './content';

export const optionVault = {
  content,
} satisfies ApiArea & { content: AreaContent };
