import { type CodeRule, codeRule, inOrder } from '@vitrine/shared/contract';
import { placeTime, timeZone } from '@vitrine/shared/contract/values/values';
import type { z } from 'zod';
import type { Cells, Report, TableContext, TableRow } from '../../tables/area-table';
import { keyedRows } from '../../tables/keyed-rows';
import type { RowReader } from '../../tables/row-reader';
import { given } from '../../tables/table-cells';
import { cellValues } from './cell-values';
import { ruleColumns } from './columns';
import { recurrenceCell, recurrenceIn } from './recurrence-cell';
import { targetCell, targetIn } from './target-cell';
import { exceptionsCell, exceptionsIn, hoursCell, hoursIn } from './time-cells';

type Rules = Record<string, CodeRule>;
const { devices, languages, placements } = codeRule.shape.audience.shape;

export const ruleRows = (rules: Rules): Cells[] =>
  inOrder(rules).map(([id, { audience, name, target, times }]) => ({
    'Rule Key': id,
    'Rule Name': name,
    'Rule Target': targetCell(target),
    'Rule From': times.opensAt ?? '',
    'Rule Until': times.closesAt ?? '',
    'Rule Recurrence': recurrenceCell(times.recurrence),
    'Rule Hours': hoursCell(times.hours),
    'Rule Exceptions': exceptionsCell(times.exceptions),
    'Rule Time Zone': times.timeZone ?? '',
    'Rule Placements': audience.placements.join(', '),
    'Rule Languages': audience.languages.join(', '),
    'Rule Devices': audience.devices.join(', '),
  }));

/** The rules that rows describe, in their order. */
export const rulesIn = (rows: TableRow[], before: Rules, context: TableContext, report: Report): Rules =>
  keyedRows<CodeRule>(
    rows,
    before,
    {
      keyColumn: 'Rule Key',
      columns: ruleColumns,
      matches: [(reader, { name }) => name !== '' && reader.cell('Rule Name') === name],
      entryOf: (reader, old) => ruleIn(reader, old, context),
    },
    context,
    report,
  ).entries;

function ruleIn(
  reader: RowReader,
  old: CodeRule | undefined,
  context: TableContext,
): Omit<CodeRule, 'order'> {
  const value = cellValues(reader, context);
  const time = (column: string, before: string | undefined) =>
    value(column, { before, empty: undefined, read: readAs(placeTime), wrong: 'placeTime' });
  const list = <Value extends string>(
    column: string,
    before: Value[] | undefined,
    schema: z.ZodType<Value[]>,
  ) => value(column, { before, empty: [], read: (cell) => readAs(schema)(namesIn(cell)), wrong: 'list' });
  const { audience, name, target, times } = old ?? {};
  return {
    name: reader.text('Rule Name', name) ?? '',
    ...given({
      target: value('Rule Target', { before: target, empty: undefined, read: targetIn, wrong: 'target' }),
    }),
    times: {
      ...given({
        opensAt: time('Rule From', times?.opensAt),
        closesAt: time('Rule Until', times?.closesAt),
        recurrence: value('Rule Recurrence', {
          ...{ before: times?.recurrence, empty: undefined, read: recurrenceIn, wrong: 'recurrence' },
        }),
        timeZone: value('Rule Time Zone', {
          ...{ before: times?.timeZone, empty: undefined, read: readAs(timeZone), wrong: 'timeZone' },
        }),
      }),
      hours: value('Rule Hours', { before: times?.hours, empty: [], read: hoursIn, wrong: 'hours' }),
      exceptions: value('Rule Exceptions', {
        ...{ before: times?.exceptions, empty: {}, read: exceptionsIn, wrong: 'exceptions' },
      }),
    },
    audience: {
      placements: list('Rule Placements', audience?.placements, placements),
      languages: list('Rule Languages', audience?.languages, languages),
      devices: list('Rule Devices', audience?.devices, devices),
    },
  };
}

const readAs =
  <Value>(schema: z.ZodType<Value>) =>
  (text: unknown): Value | null =>
    schema.safeParse(text).data ?? null;
const namesIn = (cell: string) => cell.split(',').map((name) => name.trim());
