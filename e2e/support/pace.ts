/** The two clicks of a person lie a tenth of a second apart: time enough for the API to have answered the first. */
export const pace = { delay: 50 };
