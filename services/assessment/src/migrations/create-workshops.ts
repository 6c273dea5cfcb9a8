import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const id = (name: string): TableColumnOptions => ({ name, type: 'varchar', length: '32' });
const time = (name: string): TableColumnOptions => ({ name, type: 'datetime', precision: 6 });
const counter = (name: string): TableColumnOptions => ({ name, type: 'integer', default: 0 });

const TABLES = [
  {
    name: 'workshop',
    columns: [
      { ...id('id'), isPrimary: true },
      { name: 'code', type: 'varchar', length: '9' },
      id('visitorId'),
      { name: 'name', type: 'varchar', length: '320', isNullable: true },
      { name: 'scoringVersion', type: 'integer' },
      counter('lastGroup'),
      counter('departed'),
      counter('writes'),
      time('openedAt'),
      time('expiresAt'),
    ],
    indices: [
      { name: 'ux_workshop_code', columnNames: ['code'], isUnique: true },
      { name: 'ix_workshop_visitorId', columnNames: ['visitorId'] },
      { name: 'ix_workshop_expiresAt', columnNames: ['expiresAt'] },
    ],
  },
  {
    name: 'workshop_member',
    columns: [
      { ...id('workshopId'), isPrimary: true },
      { ...id('resultId'), isPrimary: true },
      id('visitorId'),
      { name: 'groupNumber', type: 'integer', isNullable: true },
      { name: 'published', type: 'boolean' },
      time('joinedAt'),
    ],
    indices: [
      { name: 'ux_workshop_member_visitor', columnNames: ['workshopId', 'visitorId'], isUnique: true },
      { name: 'ix_workshop_member_result', columnNames: ['resultId'] },
      { name: 'ix_workshop_member_visitorId', columnNames: ['visitorId'] },
    ],
  },
];

export class CreateWorkshops1760000300400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(new Table(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}
