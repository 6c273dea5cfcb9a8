import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  TableColumn,
  type TableColumnOptions,
} from 'typeorm';

const text = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const int = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const flag = (name: string): TableColumnOptions => ({ name, type: 'boolean' });
const time = (name: string): TableColumnOptions => ({ name, type: 'datetime', precision: 6 });
const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
const key = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });

/** Plans of rollouts, the sessions they are judged by, what browsers report, and the news for the teams. */
export class AddRolloutPlans1760000002000 implements MigrationInterface {
  /** As databases have noted it. */
  readonly name = 'LookAfterRollouts1760000002000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of COLUMNS) {
      await runner.addColumns(
        table,
        columns.map((column) => new TableColumn(column)),
      );
    }
    for (const table of TABLES) await runner.createTable(new Table(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES) await runner.dropTable(name);
    for (const [table, columns] of COLUMNS) {
      await runner.dropColumns(
        table,
        columns.map((column) => new TableColumn(column)),
      );
    }
  }
}

const COLUMNS: [table: string, columns: TableColumnOptions[]][] = [
  [
    'rollout',
    [
      optional(text('against', 64)),
      optional({ name: 'plan', type: 'json' }),
      { ...text('phase', 8), default: "'step'" },
      optional(text('pausedFrom', 8)),
      { ...int('step'), default: 0 },
      { ...int('round'), default: 1 },
      optional(time('phaseSince')),
      optional(time('roundSince')),
      optional(time('heldAt')),
      optional(time('frozenAt')),
      optional({ name: 'verdict', type: 'json' }),
    ],
  ],
  ['release', [optional(time('lastSeenAt'))]],
];

const TABLES = [
  {
    name: 'signal_session',
    columns: [
      key(int('rolloutId')),
      key(int('round')),
      key(text('arm', 8)),
      key(text('session', 32)),
      flag('loaded'),
      flag('failed'),
      flag('unloaded'),
      optional(int('lcp')),
    ],
  },
  {
    name: 'signal_network',
    columns: [
      key(int('rolloutId')),
      key(int('round')),
      key(text('arm', 8)),
      key(text('network', 32)),
      int('sessions'),
      int('loaded'),
      int('failed'),
      int('unloaded'),
    ],
  },
  {
    name: 'error_stack',
    columns: [
      key(text('release', 110)),
      key(text('hash', 32)),
      text('class', 16),
      text('stack', 1000),
      int('sessions'),
      time('lastAt'),
    ],
  },
  {
    name: 'webhook_delivery',
    columns: [
      { ...key(int('id')), isGenerated: true, generationStrategy: 'increment' as const },
      text('remote', 40),
      text('event', 16),
      text('url', 500),
      { name: 'body', type: 'text' },
      int('attempts'),
      time('nextAt'),
      optional(time('doneAt')),
      optional(text('failure', 200)),
      time('createdAt'),
    ],
    indices: [{ name: 'ix_webhook_delivery_nextAt', columnNames: ['nextAt'] }],
  },
];
