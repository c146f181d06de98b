import { textFiles } from '@vitrine/shared/browser/text-files';
import { spokenTexts } from '../spoken-texts';
import english from './texts/en.json';

/** Every word of signing in and out. These screens come before the staff interface, and before i18next. */
export const { texts, speak, words } = spokenTexts(
  english,
  textFiles((language) => import(`./texts/${language}.json`)),
);

/** @returns a text with its {{values}} filled in. */
export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
