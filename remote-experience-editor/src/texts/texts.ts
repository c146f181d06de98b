import { registerTexts } from '@vitrine/shared/ui';
import { en } from './en';

export const useEditorTexts = registerTexts('editor', { en });
