import { registerTexts } from '@vitrine/shared/ui';
import { en } from './en';

/** Arabic readers get the editor in English until it is translated; its frame around it is theirs. */
export const useEditorTexts = registerTexts('editor', { en }, { de: () => import('./de') });
