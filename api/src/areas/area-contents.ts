import type { DocumentArea } from '@vitrine/shared/contract';
import { answerOptionVault } from './answer-option-vault';
import type { AreaContent } from './area-content';
import { polling } from './polling';
import { products } from './products';
import { questionVault } from './question-vault';
import { scenes } from './scenes';
import { theme } from './theme';
import { videos } from './videos';

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
