import type { QueryRunner, TableColumnOptions } from 'typeorm';

/** A `datetime(6)` column that the database fills, for migrations of both engines. */
export function timestampColumn(runner: QueryRunner, name: string): TableColumnOptions {
  const sqlite = runner.dataSource.options.type === 'better-sqlite3';
  return {
    name,
    type: 'datetime',
    precision: 6,
    default: sqlite ? "datetime('now')" : 'CURRENT_TIMESTAMP(6)',
  };
}
