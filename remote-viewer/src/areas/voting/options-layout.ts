/** As many as one column holds in letters that a room can read. */
const inOneColumn = 5;
/**
 * How many letters one line holds beside picture and share, and how many two, in one column and in two. More than three
 * lines would make the letters too small: what is longer ends in dots.
 */
const lettersInLines = { 1: [32, 100], 2: [20, 44] };

/**
 * How options are laid out on a screen that cannot be scrolled.
 * @param labels in the language that is shown.
 * @returns custom properties, for the style sheet to size letters by.
 */
export function optionsLayout(labels: string[]) {
  const columns = labels.length > inOneColumn ? 2 : 1;
  const longest = Math.max(...labels.map(({ length }) => length));
  return {
    '--columns': columns,
    '--rows': Math.ceil(labels.length / columns),
    '--lines': 1 + lettersInLines[columns].filter((letters) => longest > letters).length,
  };
}
