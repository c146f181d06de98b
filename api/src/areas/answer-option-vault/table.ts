import { arrangement, emptyOptionSet, inOrder, type OptionSet } from '@vitrine/shared/contract';
import { optionCells, optionColumns, optionsIn } from '../options/option-rows';
import { type AreaTable, type Cells, perColumn } from '../tables/area-table';
import { rowReader } from '../tables/row-reader';
import { languageCells } from '../tables/table-cells';

/** One row an option. “Set” names the set by its title in the base language. */
export const answerOptionTable: AreaTable<OptionSet> = {
  key: 'title',
  keyPer: 'language',
  keyColumn: 'Set',
  ownKey: (cells, { baseLanguage }) => cells[perColumn('Title', baseLanguage)]?.trim() || null,
  columns: [
    { name: 'Set' },
    { name: 'Title', per: 'language', once: true },
    { name: 'Order', aliases: ['Arrangement'], once: true },
    ...optionColumns,
  ],

  rowsOf({ arrangement, options, title }) {
    const about: Cells = { ...languageCells('Title', title), Order: arrangement };
    const rows = inOrder(options).map(([id, option]) => optionCells(id, option));
    return [{ ...about, ...rows[0] }, ...rows.slice(1)];
  },

  dataOf(rows, before, context, report) {
    const [first] = rows;
    if (!first) throw new Error('An option set without rows');
    const start = before ?? emptyOptionSet();
    const reader = rowReader(first, context, report);
    return {
      ...start,
      title: reader.name('Title', start.title, reader.cell('Set')),
      arrangement: reader.choice('Order', arrangement, start.arrangement),
      options: optionsIn(rows, start.options, context, report).entries,
    };
  },
};
