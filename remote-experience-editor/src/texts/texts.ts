import { registerTexts } from '@vitrine/shared/ui';
import { en } from './en';

/** Arabic readers get the editor in English until it is translated; its frame around it is theirs. */
export const useEditorTexts = registerTexts('editor', { en }, { de: () => import('./de') });

/** A text of the editor, by its path in the dictionary. */
export type EditorText = Parameters<ReturnType<typeof useEditorTexts>>[0];
