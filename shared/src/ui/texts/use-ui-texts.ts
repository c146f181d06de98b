import { textFiles } from '../../browser/text-files';
import en from './en.json';
import { registerTexts } from './texts';

/** Texts of the shared parts themselves. */
export const useUiTexts = registerTexts(
  'ui',
  { en },
  textFiles((language) => import(`./${language}.json`)),
);
