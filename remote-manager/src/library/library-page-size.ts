/** So few at a time that a brand's home stays short enough to go through, on a phone too; the search finds the others. */
export const libraryPageSize = 6;
