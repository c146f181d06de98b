/** Under which the device keeps what a visitor has chosen of an experience's products. */
export const favouritesKey = (experienceId: string) => `vitrine.favourites.${experienceId}`;
