/** In which the product's own words stand, whatever an experience speaks: `texts/`. */
const spoken = ['en', 'de', 'fr', 'es', 'it', 'ar'];

/** @returns them in the forms that this browser's reader writes: en-GB, de-AT. */
export const spokenLanguages = (): string[] =>
  spoken.map((language) => navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language);
