import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});
const key = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });
const int = (name: string, isNullable = false): TableColumnOptions => ({ name, type: 'integer', isNullable });
const json = (name: string): TableColumnOptions => ({ name, type: 'json' });
const time = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: 'datetime',
  precision: 6,
  isNullable,
});
const counted: TableColumnOptions = {
  ...key(int('id')),
  isGenerated: true,
  generationStrategy: 'increment',
};

export class CreateRegistry1760000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(new Table(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES) await runner.dropTable(name);
  }
}

const TABLES = [
  {
    name: 'release',
    columns: [
      key(text('id', 110)),
      text('remote', 40),
      text('version', 64),
      text('digest', 71),
      text('owner', 300),
      text('container', 150),
      text('folder', 160),
      int('bytes'),
      json('facts'),
      json('files'),
      text('predecessor', 64, true),
      time('quarantinedAt', true),
      time('publishedAt'),
    ],
    indices: [
      { name: 'ix_release_remote', columnNames: ['remote'] },
      { name: 'ix_release_container', columnNames: ['container'] },
    ],
  },
  {
    name: 'remote',
    columns: [
      key(text('name', 40)),
      text('owner', 300),
      text('stable', 64, true),
      text('fallback', 64, true),
      int('rolloutId', true),
    ],
  },
  {
    name: 'rollout',
    columns: [
      counted,
      text('remote', 40),
      text('version', 64),
      text('seed', 32),
      int('weight'),
      json('allow'),
      json('deny'),
      time('startedAt'),
      time('endedAt', true),
      text('outcome', 16, true),
    ],
    indices: [{ name: 'ix_rollout_remote', columnNames: ['remote'] }],
  },
  {
    name: 'discovery_state',
    columns: [key(int('id')), text('epoch', 16), time('changedAt')],
  },
  {
    name: 'team_token',
    columns: [
      counted,
      text('remote', 40),
      text('prefix', 16),
      text('hash', 64),
      text('source', 16),
      time('createdAt'),
      time('expiresAt', true),
    ],
    indices: [
      { name: 'ix_team_token_prefix', columnNames: ['prefix'] },
      { name: 'ux_team_token_hash', columnNames: ['remote', 'hash'], isUnique: true },
    ],
  },
  {
    name: 'audit',
    columns: [
      counted,
      time('at'),
      text('who', 80),
      text('action', 16),
      text('remote', 40),
      text('before', 120, true),
      text('after', 120, true),
      text('why', 500, true),
    ],
    indices: [{ name: 'ix_audit_remote', columnNames: ['remote'] }],
  },
];
