/** By plural rule; `#` stands for the number. What a language does not tell apart is `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A count in words, with the number as the language writes it. */
export const plural = (language: string, count: number, forms: Forms): string =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace(
    '#',
    new Intl.NumberFormat(language).format(count),
  );
