/**
 * JSON as people have it, as the API reads it: one document a line, under `data`. Lines stay as they are; of an array
 * each entry becomes one.
 * @throws SyntaxError for an array that cannot be read.
 */
export function asJsonLines(text: string): string {
  if (!text.trimStart().startsWith('[')) return text;
  const entries: unknown[] = JSON.parse(text);
  return entries.map((entry) => `${JSON.stringify(hasData(entry) ? entry : { data: entry })}\n`).join('');
}

const hasData = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'data' in entry && typeof entry.data === 'object';

/** Whether a text that was pasted is JSON. A GIFT file may begin with a bracket too: `[html]`. */
export const isJson = (text: string) => /^\s*(?:\{|\[\s*[\]{])/.test(text);
