import type en from '../texts/en.json';
import { i18n, type Texts } from '../texts/texts';
import { useUiTexts } from '../texts/use-ui-texts';

/** The contract speaks English, here and in the API's answers. Its sentences, and zod's own as what they come to. */
const sentences: [sentence: RegExp, text: keyof typeof en.field][] = [
  [/^Give it a name$/, 'nameMissing'],
  [/^Write something$/, 'messageMissing'],
  [/^At most ([\d,]+) characters$/, 'tooLong'],
  [/^At least ([\d,]+) characters$/, 'tooShort'],
  [/^At most ([\d,]+) languages$/, 'tooManyLanguages'],
  [/^No line breaks or control characters$/, 'controlCharacters'],
  [/^No null bytes$/, 'nullBytes'],
  [/^Not an email address$/, 'email'],
  [/^Choose at least one language$/, 'languageMissing'],
  [/^Not a language tag$/, 'languageTag'],
  [/^Not a time zone$/, 'timeZone'],
  [/^Not a currency code$/, 'currency'],
  [/^An address that starts with https:\/\/$/, 'https'],
  [/^Not a colour like/, 'colour'],
  [/^Must be after the beginning$/, 'mustEndLater'],
  [/^Overlaps with another entry/, 'overlaps'],
  [/^These hours overlap with others of the day$/, 'hoursOverlap'],
  [/^A time like 09:30$/, 'clockMissing'],
  [/^A date like 2026-12-24$/, 'dateMissing'],
  [/^Each group once$/, 'eachGroupOnce'],
  [/^At most ([\d,]+) groups$/, 'tooManyGroups'],
  [/^No screen shows this code/, 'screenCodeUnknown'],
  [/^Not a code of (\d+) letters and digits$/, 'screenCodeShape'],
  [/^This screen is at a placement that shows another experience$/, 'screenElsewhere'],
  [/^The wall has no such place$/, 'wallPlaceMissing'],
  [/^Choose an experience$/, 'experienceMissing'],
  [/^Choose a placement$/, 'placementMissing'],
  [/^Give a date and a time$/, 'timeMissing'],
  [/^Choose a time to come$/, 'timeToCome'],
  [/^Leave name and password out/, 'addressWithName'],
  [/^Choose at least one placement/, 'placesMissing'],
  [/^At least ([\d,]+)$/, 'atLeast'],
  [/^At most ([\d,]+)$/, 'atMost'],
  [/^Give a whole number$/, 'wholeNumber'],
  [/^Must be one of the languages$/, 'oneOfLanguages'],
  [/^Visitors are asked: write the question in the default language$/, 'consentMissing'],
  [/^Each language once$/, 'eachLanguageOnce'],
  [/^Somebody else has just written “(.*)” here\./s, 'othersWrote'],
  [/^Somebody else has just changed this\./, 'othersChanged'],
  [/received (null|undefined)$/, 'valueMissing'],
  [/^Too small/, 'tooSmall'],
  [/^Too big/, 'tooLarge'],
  [/^Invalid/, 'invalid'],
];

/** What is wrong in a field, in the reader's language; in the contract's own words where that is English or unknown. */
export function fieldMessage(message: string, t: Texts<typeof en>): string {
  if (i18n.resolvedLanguage?.startsWith('en')) return message;
  for (const [sentence, text] of sentences) {
    const match = sentence.exec(message);
    if (match) return t(`field.${text}`, { count: match[1] ?? '' });
  }
  return message;
}

/** @returns `fieldMessage` for a field of a remote that says itself what is wrong in its parts. */
export function useFieldMessage(): (message: string) => string {
  const t = useUiTexts();
  return (message) => fieldMessage(message, t);
}
