/** In which the product's own words stand, whatever an experience speaks: `texts/`. */
export const spokenLanguages = ['en', 'de', 'fr', 'es', 'it', 'ar'];
