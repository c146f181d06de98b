import type { DocumentArea } from '@vitrine/shared/contract';
import { answerOptionVault } from './answer-option-vault/content';
import type { AreaContent } from './area-content';
import { polling } from './polling/content';
import { products } from './products/content';
import { questionVault } from './question-vault/content';
import { scenes } from './scenes/content';
import { theme } from './theme/content';
import { videos } from './videos/content';

/** Every area whose content is documents. */
export const areaContents: Record<DocumentArea, AreaContent> = {
  scenes,
  'question-vault': questionVault,
  'answer-option-vault': answerOptionVault,
  polling,
  products,
  videos,
  theme,
};
