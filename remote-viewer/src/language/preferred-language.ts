/**
 * In which of its languages an experience is read.
 * @param languages of the experience, the base first.
 * @param wanted by the reader, the best first.
 */
export function preferredLanguage(languages: string[], wanted: readonly string[]): string {
  const exact = wanted.find((tag) => languages.includes(tag));
  const close = wanted
    .map((tag) => languages.find((language) => tag.split('-')[0] === language.split('-')[0]))
    .find(Boolean);
  return exact ?? close ?? languages[0] ?? 'en';
}
