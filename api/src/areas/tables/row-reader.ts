import type { LanguageMap } from '@vitrine/shared/contract';
import type { z } from 'zod';
import { type TranslatableMessage, translatable } from '../../translatable-message';
import { perColumn, type Report, type TableContext, type TableRow } from './area-table';
import { flagIn, languagesIn, numberIn } from './table-cells';

export type RowReader = ReturnType<typeof rowReader>;

/**
 * Reads the cells of one row as values of a document. What the table has no column for stays as it was, and so does
 * what cannot be read, after that was reported.
 */
export function rowReader(
  { cells, line }: TableRow,
  { baseLanguage, columns }: TableContext,
  report: Report,
) {
  const cell = (column: string) => cells[column] ?? '';
  const wrong = (column: string, what: TranslatableMessage) => report('error', line, column, what);
  return {
    cell,
    wrong,
    note: (column: string, what: TranslatableMessage) => report('notice', line, column, what),

    /** Whether the base language's cell has these words. */
    holds: (column: string, words = '') => words !== '' && cell(perColumn(column, baseLanguage)) === words,

    /**
     * A text by whose base language rows find their document.
     * @param name what the row calls the document; new ones are called that.
     */
    name(column: string, before: LanguageMap, name: string): LanguageMap {
      const map = languagesIn(column, cells, columns, before);
      return map[baseLanguage] || name === '' ? map : { ...map, [baseLanguage]: name };
    },

    languages: (column: string, before: LanguageMap): LanguageMap =>
      languagesIn(column, cells, columns, before),

    /** Staff's own lines are kept as they are typed. */
    text(column: string, before: string | undefined): string | undefined {
      if (!columns.has(column) || cell(column) === (before ?? '')) return before;
      return cell(column) || undefined;
    },

    number(column: string, before: number | undefined): number | undefined {
      if (!columns.has(column)) return before;
      if (cell(column).trim() === '') return undefined;
      const value = numberIn(cell(column));
      if (value !== null) return value;
      wrong(column, translatable('cell.number', { cell: cell(column) }));
      return before;
    },

    /** An empty cell says no. */
    flag(column: string, before: boolean): boolean {
      if (!columns.has(column)) return before;
      if (cell(column).trim() === '') return false;
      const value = flagIn(cell(column));
      if (value !== null) return value;
      wrong(column, translatable('cell.flag', { cell: cell(column) }));
      return before;
    },

    /** An empty cell says nothing. */
    choice<Value extends string>(
      column: string,
      values: z.ZodType<Value> & { options: readonly Value[] },
      before: Value,
    ): Value {
      const wanted = cell(column).trim().toLowerCase();
      if (wanted === '') return before;
      const value = values.safeParse(wanted);
      if (value.success) return value.data;
      wrong(column, translatable('cell.choice', { cell: cell(column), choices: values.options.join(', ') }));
      return before;
    },
  };
}

/** An optional number as a cell. */
export const numberCell = (value: number | undefined) => (value === undefined ? '' : String(value));
/** A flag that is there or not, as a cell. */
export const markCell = (mark: true | undefined) => (mark ? 'TRUE' : '');
