import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../page/visually-hidden';
import styles from './data-table.module.css';
import { ChooseAll, ChooseOne, type Selection } from './selection';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Its key is one that the list can be sorted by. */
  sortable?: boolean;
  align?: 'start' | 'end';
  /** The title is for screen readers only: a column of menus. */
  titleHidden?: boolean;
}

interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** The order of the rows: a column's key, with a minus for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Rows can be chosen, to do something with several. */
  selection?: Selection | undefined;
  /** What a row is called, where rows can be chosen. */
  nameOf?: (row: Row) => string;
}

/**
 * A table of HTML's own, because antd's has headers that neither keyboard nor screen reader can sort by, and cannot
 * become cards: on a narrow window each row is one.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort = '', onSort, selection, nameOf } = props;
  const descending = sort.startsWith('-');
  const sortKey = sort.replace('-', '');
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, sortable, align, titleHidden }, index) => {
            const active = key === sortKey;
            return (
              <th
                key={key}
                scope="col"
                className={align === 'end' ? styles.end : undefined}
                aria-sort={active ? (descending ? 'descending' : 'ascending') : undefined}
              >
                {selection && index === 0 && <ChooseAll selection={selection} />}
                {titleHidden && <VisuallyHidden>{title}</VisuallyHidden>}
                {!titleHidden && !sortable && title}
                {!titleHidden && sortable && (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => onSort?.(active && !descending ? `-${key}` : key)}
                  >
                    {title}
                    <span aria-hidden="true" className={active ? styles.arrow : styles.noArrow}>
                      {active && descending ? <CaretDownOutlined /> : <CaretUpOutlined />}
                    </span>
                  </button>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={selection?.has(rowKey(row)) ? styles.chosen : undefined}>
            {columns.map(({ key, title, render, align, titleHidden }, index) => (
              <td
                key={key}
                data-title={titleHidden ? undefined : title}
                className={align === 'end' ? styles.end : undefined}
              >
                {selection && index === 0 ? (
                  <div className={styles.choosable}>
                    <ChooseOne selection={selection} id={rowKey(row)} name={nameOf?.(row) ?? rowKey(row)} />
                    {render(row)}
                  </div>
                ) : (
                  <div>{render(row)}</div>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
