import { byteOrderMark, csvLine } from '../../../content/imports/csv-line';
import { guardFormula } from '../../../content/imports/formula-guard';
import type { Codebook } from './codebook';
import type { ExportedResponse } from './read-responses';
import { responseColumns } from './response-columns';

type Pages = AsyncIterable<ExportedResponse[]>;

interface Words {
  codebook: Codebook;
  baseLanguage: string;
  /** Names by id. */
  placements: Map<string, string>;
}

/**
 * Responses as a table, a line each. The first line has the columns' keys, for programs; the second what they are
 * called now, for people, as in Qualtrics' exports: words change, and then the keys of a script would with them.
 */
export async function* writeResponsesCsv(
  pages: Pages,
  { baseLanguage, codebook, placements }: Words,
): AsyncGenerator<string> {
  const columns = responseColumns(codebook, baseLanguage, placements);
  const line = (cells: string[]) => csvLine(cells.map(guardFormula));
  yield byteOrderMark + line(columns.map(({ key }) => key)) + line(columns.map(({ name }) => name));
  for await (const page of pages)
    yield page.map((response) => line(columns.map(({ cell }) => cell(response)))).join('');
}

/** Responses as they were given, after what was asked; a response a line within one JSON document. */
export async function* writeResponsesJson(
  pages: Pages,
  { codebook, placements }: Words,
): AsyncGenerator<string> {
  const head = {
    questions: codebook.questions.map(({ gone, id, options, rows, text, type }) => ({
      ...{ id, type, text, gone, options, rows },
    })),
    endings: codebook.endings,
    placements: Object.fromEntries(placements),
  };
  let before = `${JSON.stringify(head).slice(0, -1)},"responses":[\n`;
  for await (const page of pages) {
    yield before + page.map((response) => JSON.stringify(response)).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]}\n' : `${before}]}\n`;
}
