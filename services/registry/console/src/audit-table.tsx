import type { AuditRow } from '@coachlab/contracts';
import { type Column, DataTable, EmptyState } from '@coachlab/ui';
import { when } from './words.ts';

const COLUMNS: Column<AuditRow>[] = [
  { head: 'When', cell: ({ at }) => <time dateTime={at}>{when(at)}</time> },
  { head: 'Remote', cell: ({ remote }) => remote },
  { head: 'Action', cell: ({ action }) => action },
  { head: 'From', cell: ({ from }) => from ?? '–' },
  { head: 'To', cell: ({ to }) => to ?? '–' },
  { head: 'Who', cell: ({ who }) => who },
  { head: 'Reason', cell: ({ why }) => why ?? '–' },
];

export function AuditTable({ rows }: { rows: AuditRow[] }) {
  if (rows.length === 0) return <EmptyState title="Nothing has happened yet" />;
  return (
    <DataTable
      label="Audit trail"
      stacks
      rows={rows}
      rowKey={({ at, remote, action, to }) => `${at} ${remote} ${action} ${to}`}
      columns={COLUMNS}
    />
  );
}
