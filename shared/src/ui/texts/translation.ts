/** Plural forms that a language tells apart (CLDR). A text that counts has one for each. */
export interface PluralForms {
  de: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

type Plural = `${string}_one` | `${string}_other`;

/**
 * The same texts in another language: every name of the English dictionary, and for those that count the forms of that
 * language instead of the English ones. A name that is missing or too many is a type error.
 */
export type Translation<English, Language extends keyof PluralForms> = {
  [Name in keyof English as Name extends Plural ? never : Name]: English[Name] extends string
    ? string
    : Translation<English[Name], Language>;
} & {
  [Name in keyof English as Name extends `${infer Base}_one`
    ? `${Base}_${PluralForms[Language]}`
    : never]: string;
};
