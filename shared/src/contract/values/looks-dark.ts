/**
 * By relative luminance (WCAG), near enough: whether white is told better from a colour than black.
 * @param colour `#rrggbb`
 */
export function looksDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 < 0.18;
}
