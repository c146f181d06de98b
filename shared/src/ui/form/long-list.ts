/** So many options may stand in the document. Of a longer list only those do that are on view. */
export const optionsInDocument = 100;

/**
 * Such a list cannot be as wide as what is in it, which is not there to be measured; nor is it narrower than its field.
 * On the narrowest phone it fits beside either end of one.
 */
export const longListWidthPx = 280;
