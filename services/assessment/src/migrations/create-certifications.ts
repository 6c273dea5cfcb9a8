import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const counted: TableColumnOptions = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};
const text = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const time = (name: string): TableColumnOptions => ({ name, type: 'datetime', precision: 6 });

const TABLES = [
  {
    name: 'certification',
    columns: [
      { ...text('id', 60), isPrimary: true },
      { name: 'place', type: 'int' },
      { name: 'certification', type: 'json' },
      { name: 'answerKeys', type: 'json' },
    ],
  },
  {
    name: 'enrolment',
    columns: [
      counted,
      text('ownerId', 32),
      text('certificationId', 60),
      { name: 'writes', type: 'int', default: 0 },
      time('enrolledAt'),
    ],
    indices: [
      {
        name: 'ux_enrolment_owner_certification',
        columnNames: ['ownerId', 'certificationId'],
        isUnique: true,
      },
    ],
  },
  {
    name: 'quiz_attempt',
    columns: [
      counted,
      { name: 'enrolmentId', type: 'int' },
      text('moduleId', 60),
      { name: 'score', type: 'int' },
      { name: 'passed', type: 'boolean' },
      time('createdAt'),
    ],
    indices: [
      { name: 'ix_quiz_attempt_enrolment_module', columnNames: ['enrolmentId', 'moduleId', 'createdAt'] },
    ],
  },
  {
    name: 'certificate',
    columns: [
      { ...text('code', 12), isPrimary: true },
      { name: 'enrolmentId', type: 'int' },
      text('holderName', 320),
      { name: 'content', type: 'json' },
      time('issuedAt'),
    ],
    indices: [{ name: 'ix_certificate_enrolment', columnNames: ['enrolmentId'] }],
  },
  {
    name: 'owner_link',
    columns: [{ ...text('visitorId', 32), isPrimary: true }, text('ownerId', 32)],
    indices: [{ name: 'ix_owner_link_owner', columnNames: ['ownerId'] }],
  },
  {
    name: 'recovery_code',
    columns: [{ ...text('codeHash', 64), isPrimary: true }, text('ownerId', 32), time('createdAt')],
    indices: [{ name: 'ix_recovery_code_owner', columnNames: ['ownerId'] }],
  },
];

export class CreateCertifications1760000300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(new Table(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}
