import { perColumn } from '../../areas/tables/area-table';
import { suffixesOf } from '../../areas/tables/table-cells';
import { translatable } from '../../translatable-message';
import { byteOrderMark, csvLine } from '../imports/csv-line';
import { guardFormula, unguardFormula } from '../imports/formula-guard';
import { findingsOfHeader, readHeader } from '../imports/header';
import { detectSeparator, overflows, readCsv } from '../imports/read-csv';
import { Unreadable } from '../imports/unreadable';
import type { ExportedText } from './exported-texts';
import type { GivenUnit, GivenUnits } from './text-units';

const columns = [
  { name: 'ID' },
  { name: 'Context' },
  { name: 'Source', per: 'language' },
  { name: 'Target', per: 'language' },
] as const;

/** Texts as a table, one a row: for those who translate in a spreadsheet. */
export async function* writeTextTable(
  { sourceLanguage, targetLanguage }: Pick<GivenUnits, 'sourceLanguage' | 'targetLanguage'>,
  texts: AsyncIterable<ExportedText>,
): AsyncGenerator<string> {
  const header = ['ID', 'Context', perColumn('Source', sourceLanguage), perColumn('Target', targetLanguage)];
  yield byteOrderMark + csvLine(header);
  for await (const { context, id, source, target } of texts)
    yield csvLine([id, context, source, target].map(guardFormula));
}

/**
 * The same read back.
 * @param beginning of the text, by which its separator is told.
 * @throws Unreadable
 */
export async function readTextTable(beginning: string, text: AsyncIterable<string>): Promise<GivenUnits> {
  // By the first row alone: texts are full of commas and semicolons.
  const separator = detectSeparator(/^[^\r\n]*[\r\n]*/.exec(beginning)?.[0] ?? '');
  const rows = readCsv(text, separator);
  const first = await rows.next();
  // No language is meant by default: one that is not named would be the wrong one for half of the columns.
  const header = readHeader({ columns }, first.done ? [] : first.value.cells, {
    baseLanguage: '',
    currency: '',
  });
  const found = new Set(header.columns.filter((column) => column !== null));
  const [sourceLanguage = '', ...otherSources] = suffixesOf('Source', found);
  const [targetLanguage = '', ...otherTargets] = suffixesOf('Target', found);
  if (!found.has('ID')) throw new Unreadable(translatable('text.noIdColumn'));
  if (sourceLanguage === '' || targetLanguage === '' || otherSources.length + otherTargets.length > 0)
    throw new Unreadable(translatable('text.noLanguageColumns'));
  const units: GivenUnit[] = [];
  for await (const row of rows) {
    const { cells, line } = row;
    const cell = (column: string) => unguardFormula(cells[header.columns.indexOf(column)] ?? '');
    units.push({
      line,
      id: cell('ID').trim(),
      source: cell(perColumn('Source', sourceLanguage)),
      target: cell(perColumn('Target', targetLanguage)),
      ...(overflows(row, header.columns.length) && {
        problem: translatable('row.moreCells', { cells: cells.length, columns: header.columns.length }),
      }),
    });
  }
  return { sourceLanguage, targetLanguage, units, findings: findingsOfHeader(header), separator };
}
