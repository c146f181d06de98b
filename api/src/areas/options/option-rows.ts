import type { AnswerOption, AnswerOptions } from '@vitrine/shared/contract';
import type { Cells, Column, Report, TableContext, TableRow } from '../tables/area-table';
import { keyedRows } from '../tables/keyed-rows';
import { markCell, numberCell, type RowReader } from '../tables/row-reader';
import { given, languageCells } from '../tables/table-cells';

/** Answer options as rows of the vaults' tables. */
export const optionColumns: readonly Column[] = [
  { name: 'Option Key' },
  { name: 'Option', aliases: ['Label'], per: 'language' },
  { name: 'Code' },
  { name: 'Value' },
  { name: 'Colour', aliases: ['Color'] },
  { name: 'Image SHA-256' },
  { name: 'Other' },
  { name: 'Exclusive' },
  { name: 'Fixed' },
];

export const optionCells = (id: string, option: AnswerOption): Cells => ({
  'Option Key': id,
  ...languageCells('Option', option.label),
  Code: option.code ?? '',
  Value: numberCell(option.value),
  Colour: option.colour ?? '',
  'Image SHA-256': option.image ?? '',
  Other: markCell(option.other),
  Exclusive: markCell(option.exclusive),
  Fixed: markCell(option.fixed),
});

/** The options that rows name: found again by their key, else by their code, else by their words. */
export const optionsIn = (
  rows: TableRow[],
  before: AnswerOptions,
  context: TableContext,
  report: Report,
  /** What else stands in rows of options. */
  moreColumns: readonly Column[] = [],
) =>
  keyedRows<AnswerOption>(
    rows,
    before,
    {
      keyColumn: 'Option Key',
      columns: [...optionColumns, ...moreColumns],
      matches: [
        (reader, { code }) => Boolean(code) && reader.cell('Code') === code,
        (reader, { label }) => reader.holds('Option', label[context.baseLanguage]),
      ],
      entryOf: optionOf,
    },
    context,
    report,
  );

function optionOf(reader: RowReader, old: AnswerOption | undefined): Omit<AnswerOption, 'order'> {
  const mark = (column: string, before: true | undefined) =>
    reader.flag(column, before ?? false) ? (true as const) : undefined;
  return {
    label: reader.languages('Option', old?.label ?? {}),
    ...given({
      code: reader.text('Code', old?.code),
      value: reader.number('Value', old?.value),
      colour: reader.text('Colour', old?.colour),
      image: reader.text('Image SHA-256', old?.image),
      other: mark('Other', old?.other),
      exclusive: mark('Exclusive', old?.exclusive),
      fixed: mark('Fixed', old?.fixed),
    }),
  };
}
