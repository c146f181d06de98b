import type { ApiArea } from '../api-area';
import type { AreaContent } from '../area-content';
import { pollingAnswers } from './answers';
import { polling as content } from './content';

export const polling = {
  content,
  answers: pollingAnswers,
} satisfies ApiArea & { content: AreaContent };
