import { en } from './en';
import { registerTexts } from './texts';

export const useUiTexts = registerTexts('ui', { en }, { de: () => import('./de'), ar: () => import('./ar') });
