/** Under which the device keeps what a visitor has chosen of an experience's products. */
export const favouritesKey = (experienceId: string) => `vitrine.favourites.${experienceId}`;

/** Under which the device keeps the currency that a visitor has chosen. */
export const currencyKey = 'vitrine.currency';
