import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  compare?: (a: Row, b: Row) => number;
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
  /** A column's key, with a minus for descending; empty for the order given. */
  sort?: string;
  onSort?: (sort: string) => void;
}

/**
 * A table of HTML's own, because antd's has headers that neither keyboard nor screen reader can sort by, and cannot
 * become cards: on a narrow window each row is one.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, sort = '', onSort }: DataTableProps<Row>) {
  const descending = sort.startsWith('-');
  const sortKey = sort.replace('-', '');
  const compare = columns.find(({ key }) => key === sortKey)?.compare;
  const sorted = compare ? rows.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b))) : rows;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, compare: sortable, align, titleHidden }) => {
            const active = key === sortKey;
            return (
              <th
                key={key}
                scope="col"
                className={align === 'end' ? styles.end : undefined}
                aria-sort={active ? (descending ? 'descending' : 'ascending') : undefined}
              >
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
        {sorted.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, title, render, align, titleHidden }) => (
              <td
                key={key}
                data-title={titleHidden ? undefined : title}
                className={align === 'end' ? styles.end : undefined}
              >
                <div>{render(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
