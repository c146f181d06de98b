import { registerTexts } from '@vitrine/shared/ui';
import { en } from './en';

export const useFrameTexts = registerTexts(
  'frame',
  { en },
  { de: () => import('./de'), ar: () => import('./ar') },
);
