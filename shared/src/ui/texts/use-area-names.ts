import { textFiles } from '../../browser/text-files';
import type { Area } from '../../contract/areas/list';
import en from '../../contract/areas/names/en.json';
import { registerTexts } from './texts';

/** What the areas are called, for staff. */
export const useAreaNames = registerTexts(
  'areas',
  { en: en satisfies Record<Area, string> },
  textFiles((language) => import(`../../contract/areas/names/${language}.json`)),
);
