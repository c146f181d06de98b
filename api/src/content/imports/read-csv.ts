import Papa from 'papaparse';
import { translatable } from '../../translatable-message';
import { Unreadable } from './unreadable';

/** A row as it stands in the file, blank ones left out. */
export interface CsvRow {
  /** Where it begins, the first line being 1. */
  line: number;
  cells: string[];
}

export const separators = [',', ';', '\t', '|'] as const;
/** How much of a file is looked at to tell its separator. */
const sampleLength = 64 * 1024;
/** No row is longer: past this a quotation mark was never closed. */
const longestRow = 2 * 1024 * 1024;

/** The most likely separator of a table whose beginning this is. Excel may name it itself: `sep=;`. */
export function detectSeparator(beginning: string): string {
  const named = /^"?sep=(.)"?[\r\n]/i.exec(beginning)?.[1];
  if (named) return named;
  const sample = withoutLongSpace(beginning.slice(0, sampleLength), '');
  const { meta } = Papa.parse(sample, {
    preview: 20,
    // Or the end of a short table counts as a row without separators.
    skipEmptyLines: 'greedy',
    delimitersToGuess: [...separators],
  });
  return separators.find((separator) => separator === meta.delimiter) ?? ',';
}

/** Whether a row has more to say than there are columns: a separator within one of its cells is not quoted. */
export const overflows = ({ cells }: CsvRow, columns: number): boolean =>
  cells.slice(columns).some((cell) => cell.trim() !== '');

/**
 * The rows of a table that comes in pieces, one piece of it in memory at a time. A row ends with any of the three
 * line ends; within quotation marks they are text.
 * @throws Unreadable for a quotation mark that is never closed.
 */
export async function* readCsv(text: AsyncIterable<string>, separator: string): AsyncGenerator<CsvRow> {
  let rest = '';
  let line = 1;
  for await (const { last, piece } of withLast(unifiedLineEnds(text, separator))) {
    rest += piece;
    const { rows, taken } = rowsIn(rest, separator, last);
    if (rest.length - taken > longestRow) throw unclosed(rows.reduce(lineAfter, line));
    rest = rest.slice(taken);
    for (const { cells, unclosedQuote } of rows) {
      if (unclosedQuote) throw unclosed(line);
      const blank = cells.every((cell) => cell.trim() === '');
      if (!blank && !(line === 1 && isSeparatorNote(cells, separator))) yield { line, cells };
      line = lineAfter(line, { cells });
    }
  }
}

const unclosed = (line: number) => new Unreadable(translatable('csv.unclosed', { line }));

const isSeparatorNote = ([first = '', ...others]: string[], separator: string) =>
  /^sep=$/i.test(first) && others.length === 1 && others[0] === ''
    ? true
    : first.toLowerCase() === `sep=${separator}`;

const lineAfter = (line: number, { cells }: { cells: string[] }) =>
  cells.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, line + 1);

/** The rows that are complete in a piece of text, and how much of it they take. */
function rowsIn(text: string, separator: string, last: boolean) {
  const rows: { cells: string[]; end: number; unclosedQuote: boolean }[] = [];
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data, errors, meta }) =>
      rows.push({
        cells: data,
        end: meta.cursor,
        unclosedQuote: errors.some(({ code }) => code === 'MissingQuotes'),
      }),
  });
  // The last one may go on in the next piece.
  if (!last) rows.pop();
  return { rows, taken: last ? text.length : (rows.at(-1)?.end ?? 0) };
}

/**
 * A thousand spaces and more as one. Past a misplaced quotation mark the parser reads the space before the next
 * separator again at each further one: without this a small file holds everybody up for minutes.
 */
const withoutLongSpace = (text: string, separator: string) =>
  // Each space is looked at once, which `{1000,}` would do again from each of its characters.
  text.replaceAll(separator === '\t' ? /[^\S\n\t]+/g : /[^\S\n]+/g, (space) =>
    space.length < longSpace ? space : ' ',
  );

const longSpace = 1000;

/** Line ends outside of quoted cells as `\n`; those within are somebody's text. */
async function* unifiedLineEnds(text: AsyncIterable<string>, separator: string): AsyncGenerator<string> {
  let quoted = false;
  let before = '\n';
  let carried = '';
  for await (const { last, piece } of withLast(text)) {
    const whole = carried + piece;
    // Its `\n` may be in the next piece.
    carried = !last && whole.endsWith('\r') ? '\r' : '';
    const parts = whole.slice(0, whole.length - carried.length).split('"');
    const unified = parts.map((part, index) => {
      if (index > 0) {
        // A quotation mark opens a cell only where one begins; two in a row are one, as text.
        const opens = !quoted && [separator, '\n', '\r', 'closed'].includes(before);
        before = quoted ? 'closed' : '"';
        quoted = opens;
      }
      before = part.at(-1) ?? before;
      return quoted ? part : withoutLongSpace(part.replaceAll(/\r\n?/g, '\n'), separator);
    });
    yield unified.join('"');
  }
}

async function* withLast(pieces: AsyncIterable<string>): AsyncGenerator<{ piece: string; last: boolean }> {
  let before: string | null = null;
  for await (const piece of pieces) {
    if (before !== null) yield { piece: before, last: false };
    before = piece;
  }
  yield { piece: before ?? '', last: true };
}
