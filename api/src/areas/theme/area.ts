import type { ApiArea } from '../api-area';
import type { AreaContent } from '../area-content';
import { theme as content } from './content';

export const theme = {
  content,
} satisfies ApiArea & { content: AreaContent };
