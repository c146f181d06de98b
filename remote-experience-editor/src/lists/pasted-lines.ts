import type { LanguageMap } from '@vitrine/shared/contract';

/** Entries read from text. */
export interface Pasted<Entry> {
  entries: Entry[];
  /** Numbers of the lines, from 1, whose text is too long. */
  tooLong: number[];
}

/** One entry a line, without the empty ones. Cells of a spreadsheet come parted by tabs. */
export function pastedLines<Entry>(
  text: string,
  read: (cells: string[]) => { entry: Entry; isTooLong: boolean },
): Pasted<Entry> {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, cells: line.split('\t').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells[0])
    .map(({ cells, number }) => ({ number, ...read(cells) }));
  return {
    entries: lines.map(({ entry }) => entry),
    tooLong: lines.filter(({ isTooLong }) => isTooLong).map(({ number }) => number),
  };
}

/** Names alone, in the language of the text. */
export const pastedLabels = (
  text: string,
  language: string,
  maxLength: number,
): Pasted<{ label: LanguageMap }> =>
  pastedLines(text, ([label = '']) => ({
    entry: { label: { [language]: label } },
    isTooLong: label.length > maxLength,
  }));
