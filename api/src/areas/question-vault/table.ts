import { isDeepStrictEqual } from 'node:util';
import {
  arrangement,
  emptyVaultQuestion,
  inOrder,
  type LanguageMap,
  questionState,
  questionType,
  type VaultQuestion,
} from '@vitrine/shared/contract';
import { translatable } from '../../translatable-message';
import { optionCells, optionColumns, optionsIn } from '../options/option-rows';
import {
  type AreaTable,
  type Cells,
  type Column,
  perColumn,
  type Report,
  type TableContext,
  type TableRow,
} from '../tables/area-table';
import { keyedRows } from '../tables/keyed-rows';
import { numberCell, type RowReader, rowReader } from '../tables/row-reader';
import { flagCell, given, languageCells, namesCell, namesIn } from '../tables/table-cells';
import {
  correctColumns,
  correctIn,
  correctNumberCells,
  correctOptionCell,
  correctOptionColumn,
  correctTextCells,
} from './question-answers';
import { questionGift } from './question-gift';

const rowColumns: readonly Column[] = [{ name: 'Row Key' }, { name: 'Row', per: 'language' }];

/**
 * One row an option, a matrix row and a right text, each from the question's first row on. “Question” names it by its
 * text in the base language.
 */
export const questionTable: AreaTable<VaultQuestion> = {
  key: 'text',
  keyPer: 'language',
  keyColumn: 'Question',
  ownKey: (cells, { baseLanguage }) => cells[perColumn('Text', baseLanguage)]?.trim() || null,
  columns: [
    { name: 'Question' },
    { name: 'Name', once: true },
    { name: 'Text', per: 'language', once: true },
    { name: 'Help', per: 'language', once: true },
    { name: 'Type', once: true },
    { name: 'State', once: true },
    { name: 'Folder', once: true },
    { name: 'Tags', once: true },
    { name: 'Required', once: true },
    { name: 'Order', aliases: ['Arrangement'], once: true },
    ...optionColumns,
    correctOptionColumn,
    { name: 'At Least', once: true },
    { name: 'At Most', once: true },
    ...rowColumns,
    { name: 'Scale From', once: true },
    { name: 'Scale To', once: true },
    { name: 'Low End', per: 'language', once: true },
    { name: 'High End', per: 'language', once: true },
    { name: 'Smallest', once: true },
    { name: 'Largest', once: true },
    { name: 'Step', once: true },
    { name: 'Unit', per: 'language', once: true },
    { name: 'Earliest', once: true },
    { name: 'Latest', once: true },
    { name: 'Longest Answer', once: true },
    ...correctColumns,
  ],
  rowsOf,
  dataOf,
  gift: questionGift,
  nameField: 'name',
};

function rowsOf(question: VaultQuestion): Cells[] {
  const options = inOrder(question.options).map(([id, option]) => ({
    ...optionCells(id, option),
    ...correctOptionCell(question, id),
  }));
  const rows = inOrder(question.rows).map(
    ([id, { label }]): Cells => ({ 'Row Key': id, ...languageCells('Row', label) }),
  );
  const texts = correctTextCells(question);
  const count = Math.max(1, options.length, rows.length, texts.length);
  return Array.from({ length: count }, (_, index) => ({
    ...(index === 0 && questionCells(question)),
    ...options[index],
    ...rows[index],
    ...texts[index],
  }));
}

function questionCells(question: VaultQuestion): Cells {
  const { date, number, scale, selection } = question;
  return {
    ...languageCells('Text', question.text),
    ...languageCells('Help', question.help),
    Name: question.name ?? '',
    Type: question.type,
    State: question.state,
    Folder: question.folder,
    Tags: namesCell(question.tags),
    Required: flagCell(question.required),
    Order: question.arrangement,
    'At Least': numberCell(selection.min),
    'At Most': numberCell(selection.max),
    'Scale From': numberCell(scale.from),
    'Scale To': numberCell(scale.to),
    ...languageCells('Low End', scale.low),
    ...languageCells('High End', scale.high),
    Smallest: numberCell(number.min),
    Largest: numberCell(number.max),
    Step: numberCell(number.step),
    ...languageCells('Unit', number.unit ?? {}),
    Earliest: date.earliest ?? '',
    Latest: date.latest ?? '',
    'Longest Answer': numberCell(question.longestAnswer),
    ...correctNumberCells(question),
  };
}

function dataOf(
  rows: TableRow[],
  before: VaultQuestion | null,
  context: TableContext,
  report: Report,
): VaultQuestion {
  const [first] = rows;
  if (!first) throw new Error('A question without rows');
  const start = before ?? emptyVaultQuestion();
  const reader = rowReader(first, context, report);
  const { correct: _correct, longestAnswer: _longest, name: _name, ...kept } = start;
  const { entries: options, named } = optionsIn(rows, start.options, context, report, [correctOptionColumn]);
  return {
    ...kept,
    text: reader.name('Text', start.text, reader.cell('Question')),
    help: reader.languages('Help', start.help),
    type: reader.choice('Type', questionType, start.type),
    state: reader.choice('State', questionState, start.state),
    folder: reader.text('Folder', start.folder) ?? '',
    tags: tagsIn(reader, start.tags, context),
    required: reader.flag('Required', start.required),
    ...ownOptions(
      start,
      { options, arrangement: reader.choice('Order', arrangement, start.arrangement) },
      reader,
    ),
    selection: given({
      min: reader.number('At Least', start.selection.min),
      max: reader.number('At Most', start.selection.max),
    }),
    rows: matrixRows(rows, start.rows, context, report),
    scale: {
      from: reader.number('Scale From', start.scale.from) ?? start.scale.from,
      to: reader.number('Scale To', start.scale.to) ?? start.scale.to,
      low: reader.languages('Low End', start.scale.low),
      high: reader.languages('High End', start.scale.high),
    },
    number: given({
      min: reader.number('Smallest', start.number.min),
      max: reader.number('Largest', start.number.max),
      step: reader.number('Step', start.number.step),
      unit: unitIn(reader, start.number.unit),
    }),
    date: given({
      earliest: reader.text('Earliest', start.date.earliest),
      latest: reader.text('Latest', start.date.latest),
    }),
    ...given({
      name: reader.text('Name', start.name),
      longestAnswer: reader.number('Longest Answer', start.longestAnswer),
      correct: correctIn(rows, named, start, context, reader),
    }),
  };
}

/** The file's, if it says something else. Tags may hold commas, which part them in tables. */
function tagsIn(reader: RowReader, before: VaultQuestion['tags'], { columns }: TableContext) {
  const same = !columns.has('Tags') || reader.cell('Tags') === namesCell(before);
  return same ? before : namesIn(reader.cell('Tags'));
}

/** Options that come from an option set are changed there. */
function ownOptions(
  { arrangement, optionSet, options }: VaultQuestion,
  read: Pick<VaultQuestion, 'options' | 'arrangement'>,
  reader: RowReader,
): Pick<VaultQuestion, 'options' | 'arrangement'> {
  if (optionSet.source === 'inline') return read;
  const own = { options, arrangement };
  if (!isDeepStrictEqual(read, own)) reader.note('Option', translatable('cell.optionSet'));
  return own;
}

const matrixRows = (
  rows: TableRow[],
  before: VaultQuestion['rows'],
  context: TableContext,
  report: Report,
): VaultQuestion['rows'] =>
  keyedRows<VaultQuestion['rows'][string]>(
    rows,
    before,
    {
      keyColumn: 'Row Key',
      columns: rowColumns,
      matches: [(reader, { label }) => reader.holds('Row', label[context.baseLanguage])],
      entryOf: (reader, old) => ({ label: reader.languages('Row', old?.label ?? {}) }),
    },
    context,
    report,
  ).entries;

function unitIn(reader: RowReader, before: LanguageMap | undefined): LanguageMap | undefined {
  const unit = reader.languages('Unit', before ?? {});
  return before === undefined && Object.keys(unit).length === 0 ? undefined : unit;
}
