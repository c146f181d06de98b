import { registerTexts } from '@vitrine/shared/ui';
import { en } from './en';

export const useManagerTexts = registerTexts(
  'manager',
  { en },
  { de: () => import('./de'), ar: () => import('./ar') },
);
