import { textFiles } from '../../browser/text-files';
import type { Area } from '../../contract/areas/list';
import en from '../../contract/areas/names/en.json';
import { registerTexts } from './texts';

/** What areas are called for staff, and their documents: `name('polling')`, `name('documents.polling', { count })`. */
export const useAreaNames = registerTexts(
  'areas',
  { en: en satisfies Record<Area, string> & { documents: object } },
  textFiles((language) => import(`../../contract/areas/names/${language}.json`)),
);
