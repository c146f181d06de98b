import { type ApiSentence, type TranslatableMessage, translatableAs } from '../../translatable-message';

/**
 * Schemas speak English, in words of the contract or zod's own: what each comes to as a sentence. A number in it is
 * the value that the sentence asks for.
 */
const known: [words: RegExp, name: ApiSentence & `value.${string}`, value?: 'most' | 'least'][] = [
  [/^At most ([\d,]+) characters$/, 'value.tooLong', 'most'],
  [/^At least ([\d,]+) characters$/, 'value.tooShort', 'least'],
  [/^At most [\d,]+ bytes$/, 'value.tooLarge'],
  [/^At most ([\d,]+)(?: \D+)?$/, 'value.tooMany', 'most'],
  [/^More than 0$/, 'value.positive'],
  [/^No line breaks or control characters$/, 'value.controlCharacters'],
  [/^No line breaks or arrows$/, 'value.arrows'],
  [/^No null bytes$/, 'value.nullBytes'],
  [/^Without commas, and without spaces around it$/, 'value.commas'],
  [/^Letters, digits, - and _ only$/, 'value.handle'],
  [/^A price like 1299 or 1299\.00$/, 'value.price'],
  [/^An address that starts with https:\/\/$/, 'value.https'],
  [/^Not a colour like #1a2b3c$/, 'value.colour'],
  [/^Not a language tag$/, 'value.languageTag'],
  [/^Not a currency code$/, 'value.currency'],
  [/^Not a SHA-256 in hex$/, 'value.sha256'],
  [/^Not an (entry )?id$|^Not an order key$/, 'value.id'],
  [/^Not cue settings like “line:0 align:start”$/, 'value.cueSettings'],
  [/^Unknown field$/, 'value.unknown'],
  [/^Text that cannot be stored$/, 'value.unstorable'],
  [/^Not a possible number$/, 'value.impossibleNumber'],
  [/^Nested too deeply$/, 'value.tooDeep'],
  [/^Not a possible key$/, 'value.key'],
  [/^Too big: expected string to have <=(\d+) characters$/, 'value.tooLong', 'most'],
  [/^Too small: expected string to have >=(\d+) characters$/, 'value.tooShort', 'least'],
  [/^Too big: expected \w+ to be <=(-?[\d.]+)$/, 'value.atMost', 'most'],
  [/^Too small: expected \w+ to be >=(-?[\d.]+)$/, 'value.atLeast', 'least'],
  [/^Too small: expected \w+ to be >0$/, 'value.positive'],
  [/^Invalid input: expected int\b/, 'value.wholeNumber'],
  [/received undefined$/, 'value.missing'],
  [/^Invalid (option|discriminator)/, 'value.choice'],
  [/^Invalid ISO date|^Not a date$/, 'value.date'],
  [/^Invalid key/, 'value.key'],
  [/^Invalid input/, 'value.kind'],
];

/** What a schema says of a value, to be read in any language. */
export function schemaWords(message: string): TranslatableMessage {
  for (const [words, name, value] of known) {
    const match = words.exec(message);
    if (!match) continue;
    const values = value ? { [value]: Number(match[1]?.replaceAll(',', '')) } : {};
    return { message, sentence: { name, values } };
  }
  return translatableAs(message, 'value.refused');
}
