import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './data-table.module.css';

export interface Column<Row> {
  /** The heading, which is also the cell's label where rows stack. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Tighter rows. */
  dense?: boolean;
  /** On a phone each row becomes a block of two columns: for wide tables. Others scroll in their own box. */
  stacks?: boolean;
}

/** Labels over a green hairline, tabular figures, no zebra. */
export function DataTable<Row>({ label, columns, rows, rowKey, dense, stacks }: DataTableProps<Row>) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={css.box}>
      {/* The roles are spelled out because rows laid out as blocks lose theirs. */}
      <table
        role="table"
        aria-label={label}
        className={cx(css.table, dense && css.dense, stacks && css.stacks)}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, align }) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={cx(css.head, align === 'end' && css.end)}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)}>
              {columns.map((column, index) => (
                <Cell key={column.head} column={column} row={row} first={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const look = column.align === 'end' ? css.end : undefined;
  return first ? (
    <th role="rowheader" scope="row" className={look}>
      {column.cell(row)}
    </th>
  ) : (
    <td role="cell" className={look} data-head={column.head}>
      {column.cell(row)}
    </td>
  );
}
