import { z } from 'zod';
import { limits } from './limits';

/** An object that OpenAPI describes once, by its name. */
export const named = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z.object(shape).meta({ id });

/**
 * Time is UTC in storage and on the wire: ISO 8601 with a Z. There is no year 0, in no calendar of historians and in
 * no database, and none reads the two hundredth digit of a second.
 */
export const timestampOr = (message?: string) =>
  z.iso
    .datetime(message)
    .refine((moment) => !moment.startsWith('0000') && moment.length <= 40, message ?? 'Not a date');
export const timestamp = timestampOr();

/**
 * When something begins or ends by the clock of the place where it is shown: a reading without a zone, which each
 * place takes by its own. A moment with a Z is the same everywhere: what was said before places had a say.
 */
export const placeTime = timestamp.or(
  z.iso.datetime({ local: true, precision: -1 }).regex(/^[1-9]\d{3}-.*\d$/),
);

/** Spaces that JavaScript does not trim, and characters that nobody sees: zero widths, fillers, the empty Braille cell. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

const isSeen = (text: string) => text.replace(unseen, '') !== '';

/** When something is over: it cannot be over when it begins. */
export const timeToCome = timestamp.refine(
  (moment) => Date.parse(moment) > Date.now(),
  'Choose a time to come',
);

const nameMissing = { error: 'Give it a name', abort: true };

/** One line, trimmed, 1 to `most` characters, some of them seen, none a control. */
export const nameUpTo = (most: number) =>
  z
    .string()
    .trim()
    // Says to programs, in OpenAPI, what the next line is about.
    .min(1, nameMissing)
    .refine(isSeen, nameMissing)
    .max(most, `At most ${most} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'No line breaks or control characters');

/** A name that staff give to something. */
export const name = nameUpTo(120);

/** PostgreSQL cannot store them. */
const noNullBytes = 'No null bytes';
const hasNoNullByte = (text: string) => !text.includes('\0');

/** Several lines for staff: a description, a note. */
export const note = z
  .string()
  .trim()
  .max(2000, 'At most 2,000 characters')
  .refine(hasNoNullByte, noNullBytes);

const messageMissing = { error: 'Write something', abort: true };

/** What one person says to another: several lines, 1 to `most` characters, some of them seen. */
export const message = (most: number) =>
  z
    .string()
    .trim()
    .min(1, messageMissing)
    .refine(isSeen, messageMissing)
    .max(most, `At most ${most} characters`)
    .refine(hasNoNullByte, noNullBytes);

export const emailAddress = z
  .email('Not an email address')
  .max(254)
  .transform((email) => email.toLowerCase());

/** BCP 47, as short as visitors' browsers send it: "en", "de", "pt-BR". */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: 'Not a language tag', abort: true });

/** Well formed is not enough: "xx" is nobody's language, and its texts would reach nobody. */
const namesOf = (type: 'language' | 'currency') => new Intl.DisplayNames('en', { type, fallback: 'none' });
const languageNames = namesOf('language');
const currencyNames = namesOf('currency');

/** The languages that something is written in, as staff choose them. */
export const languages = z
  .array(languageTag.refine((tag) => languageNames.of(tag) !== undefined, 'Not a language tag'))
  .min(1, 'Choose at least one language')
  .max(30, 'At most 30 languages')
  .refine((tags) => new Set(tags).size === tags.length, 'Each language once');

/**
 * An IANA time zone that this runtime knows, by the name that it goes by: "europe/berlin" becomes "Europe/Berlin". A
 * bare offset ("+01:00") is none: it knows no daylight saving.
 */
export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => knownZone(zone) !== null, { error: 'Not a time zone', abort: true })
  .overwrite((zone) => knownZone(zone) ?? zone);

function knownZone(zone: string): string | null {
  if (!/^[A-Za-z]/.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** ISO 4217, of today or of former times. */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: 'Not a currency code', abort: true })
  .refine((code) => currencyNames.of(code) !== undefined, 'Not a currency code');

/** Where a browser may be sent to. */
export const httpsAddress = z
  .url({ protocol: /^https$/, error: 'An address that starts with https://' })
  .max(2000);

/** Texts by language as visitors get them: what was checked when it was written. */
export const words = z.record(z.string(), z.string());

/** Text that visitors read: `{ "en": "…", "de": "…" }`. May be empty in a draft; the certificate asks for the base language. */
export const languageMap = (maxLength = 255) =>
  z
    .record(
      languageTag,
      z.string().max(maxLength, `At most ${maxLength} characters`).refine(hasNoNullByte, noNullBytes),
    )
    .refine((map) => Object.keys(map).length <= limits.languages, `At most ${limits.languages} languages`);
export type LanguageMap = Record<string, string>;

export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Not a colour like #1a2b3c');
