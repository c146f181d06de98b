import { codeFrame, codeModules, emptyQrCode, type QrCodeDocument } from '@vitrine/shared/contract';
import { placeTime } from '@vitrine/shared/contract/values/values';
import { type AreaTable, type Cells, perColumn, type TableContext } from '../../tables/area-table';
import { numberCell, type RowReader, rowReader } from '../../tables/row-reader';
import { given, languageCells } from '../../tables/table-cells';
import { cellValues } from './cell-values';
import { codeColumns } from './columns';
import { ruleRows, rulesIn } from './rule-rows';
import { targetCell, targetIn } from './target-cell';

/** QR codes as a table, for hundreds at once. Their printed addresses are none of their content, and no column. */
export const codesTable: AreaTable<QrCodeDocument> = {
  key: 'title',
  keyPer: 'language',
  keyColumn: 'Code',
  ownKey: (cells, { baseLanguage }) => cells[perColumn('Title', baseLanguage)]?.trim() || null,
  columns: codeColumns,

  rowsOf(code) {
    const rules = ruleRows(code.rules);
    return [{ ...aboutCells(code), ...rules[0] }, ...rules.slice(1)];
  },

  dataOf(rows, before, context, report) {
    const [first] = rows;
    if (!first) throw new Error('A code without rows');
    const start = before ?? emptyQrCode();
    const reader = rowReader(first, context, report);
    const value = cellValues(reader, context);
    const time = (column: string, then: string | undefined) =>
      value(column, {
        ...{ before: then, empty: undefined, wrong: 'placeTime' },
        read: (cell) => placeTime.safeParse(cell).data ?? null,
      });
    return {
      title: reader.name('Title', start.title, reader.cell('Code')),
      ...given({
        opensAt: time('In Use From', start.opensAt),
        closesAt: time('In Use Until', start.closesAt),
        fallback: value('Otherwise', {
          ...{ before: start.fallback, empty: undefined, read: targetIn, wrong: 'target' },
        }),
      }),
      rules: rulesIn(rows, start.rules, context, report),
      design: designIn(reader, start.design, context),
    };
  },
};

const aboutCells = ({ closesAt, design, fallback, opensAt, title }: QrCodeDocument): Cells => ({
  ...languageCells('Title', title),
  Otherwise: targetCell(fallback),
  'In Use From': opensAt ?? '',
  'In Use Until': closesAt ?? '',
  Colour: design.foreground,
  Background: design.background,
  Modules: design.modules,
  Frame: design.frame,
  ...languageCells('Call To Action', design.callToAction),
  'Logo SHA-256': design.logo ?? '',
  'Logo (%)': numberCell(design.logoPercent),
  'Size (mm)': String(design.sizeMm),
  'Distance (cm)': String(design.distanceCm),
});

function designIn(
  reader: RowReader,
  before: QrCodeDocument['design'],
  { columns }: TableContext,
): QrCodeDocument['design'] {
  /** A colour or a size cannot be missing: an empty cell says nothing. */
  const text = (column: string, was: string) => reader.cell(column).trim() || was;
  return {
    foreground: text('Colour', before.foreground),
    background: text('Background', before.background),
    modules: reader.choice('Modules', codeModules, before.modules),
    frame: reader.choice('Frame', codeFrame, before.frame),
    callToAction: reader.languages('Call To Action', before.callToAction),
    ...given({ logo: columns.has('Logo SHA-256') ? reader.text('Logo SHA-256', before.logo) : before.logo }),
    ...given({ logoPercent: reader.number('Logo (%)', before.logoPercent) }),
    sizeMm: reader.number('Size (mm)', before.sizeMm) ?? before.sizeMm,
    distanceCm: reader.number('Distance (cm)', before.distanceCm) ?? before.distanceCm,
  };
}
