import { z } from 'zod';
import { limits } from './limits';

/** Time is UTC in storage and on the wire: ISO 8601 with a Z. */
export const timestamp = z.iso.datetime();

/** Spaces that JavaScript does not trim, and characters that nobody sees: zero widths, fillers, the empty Braille cell. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** When something is over: it cannot be over when it begins. */
export const timeToCome = timestamp.refine(
  (moment) => Date.parse(moment) > Date.now(),
  'Choose a time to come',
);

/** One line, trimmed, 1 to `most` characters, some of them seen, none a control. */
export const nameUpTo = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => text.replace(unseen, '') !== '', { error: 'Give it a name', abort: true })
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

export const emailAddress = z
  .email('Not an email address')
  .max(254)
  .transform((email) => email.toLowerCase());

/** BCP 47, as short as visitors' browsers send it: "en", "de", "pt-BR". */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: 'Not a language tag', abort: true });

/** An IANA time zone that this runtime knows. A bare offset ("+01:00") is none: it knows no daylight saving. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Not a time zone');

function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'Not a currency code');

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
