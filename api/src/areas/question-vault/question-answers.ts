import { isDeepStrictEqual } from 'node:util';
import { inOrder, type VaultQuestion } from '@vitrine/shared/contract';
import type { Cells, Column, TableContext, TableRow } from '../tables/area-table';
import { markCell, numberCell, type RowReader } from '../tables/row-reader';
import { flagIn, given, inRowOrder, newEntryId } from '../tables/table-cells';

type Correct = NonNullable<VaultQuestion['correct']>;

/** Right answers in tables of questions: a mark in the option's row, a text a row, a number in the first row. */
export const correctOptionColumn: Column = { name: 'Correct' };
export const correctColumns: readonly Column[] = [
  { name: 'Correct Text' },
  { name: 'Correct Number' },
  { name: 'Tolerance' },
];

export const correctOptionCell = ({ correct }: VaultQuestion, id: string): Cells => ({
  Correct: markCell(correct?.options?.[id]),
});

export const correctTextCells = ({ correct }: VaultQuestion): Cells[] =>
  textsOf(correct).map(([, text]) => ({ 'Correct Text': text }));

export const correctNumberCells = ({ correct }: VaultQuestion): Cells => ({
  'Correct Number': numberCell(correct?.number?.value),
  Tolerance: numberCell(correct?.number?.tolerance),
});

const textsOf = (correct: Correct | undefined) =>
  inOrder(correct?.texts ?? {}).flatMap(([id, { text }]) => (text === '' ? [] : [[id, text] as const]));

/** What is right, as rows say it. @param named rows of the question's options. */
export function correctIn(
  rows: TableRow[],
  named: { id: string; row: TableRow }[],
  before: VaultQuestion,
  { columns }: TableContext,
  first: RowReader,
): VaultQuestion['correct'] {
  const start = before.correct ?? {};
  const found = given({
    options: columns.has('Correct') ? optionsIn(named, before) : start.options,
    texts: columns.has('Correct Text') ? textsIn(rows, start) : start.texts,
    number: columns.has('Correct Number') ? numberIn(first, start) : start.number,
  });
  return before.correct === undefined && isDeepStrictEqual(found, {}) ? undefined : found;
}

function optionsIn(
  named: { id: string; row: TableRow }[],
  { correct, options }: VaultQuestion,
): Correct['options'] {
  const gone = Object.keys(correct?.options ?? {}).filter((id) => !Object.hasOwn(options, id));
  const marked = named.filter(({ row }) => flagIn(row.cells.Correct ?? '') === true).map(({ id }) => id);
  const ids = [...gone, ...marked];
  if (ids.length === 0 && Object.keys(correct?.options ?? {}).length === 0) return correct?.options;
  return Object.fromEntries(ids.map((id) => [id, true]));
}

function textsIn(rows: TableRow[], before: Correct): Correct['texts'] {
  const texts = rows.flatMap(({ cells }) => cells['Correct Text'] || []);
  const former = textsOf(before);
  if (
    isDeepStrictEqual(
      texts,
      former.map(([, text]) => text),
    )
  )
    return before.texts;
  const left = [...former];
  return inRowOrder(
    texts.map((text) => {
      const place = left.findIndex(([, one]) => one === text);
      const [id] = (place < 0 ? undefined : left.splice(place, 1)[0]) ?? [newEntryId()];
      return { id, entry: { text }, order: before.texts?.[id]?.order ?? null };
    }),
  );
}

function numberIn(first: RowReader, { number }: Correct): Correct['number'] {
  const value = first.number('Correct Number', number?.value);
  if (value === undefined) return undefined;
  return { value, tolerance: first.number('Tolerance', number?.tolerance) ?? 0 };
}
