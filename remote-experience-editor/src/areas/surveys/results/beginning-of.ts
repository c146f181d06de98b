const mostCharacters = 60;

/** Of a text, as much as tells it from others. */
export function beginningOf(text: string): string {
  const characters = [...text];
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters).join('').trimEnd()}…`
    : text;
}
