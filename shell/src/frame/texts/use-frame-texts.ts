import { textFiles } from '@vitrine/shared/browser/text-files';
import { registerTexts } from '@vitrine/shared/ui';
import en from './en.json';

/** Texts of the staff frame. */
export const useFrameTexts = registerTexts(
  'frame',
  { en },
  textFiles((language) => import(`./${language}.json`)),
);
