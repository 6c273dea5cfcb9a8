import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';

/** Which builds of the shell browsers may run, so that errors of its own files are known by them, and when each began. */
export class AddShellBuilds1760000023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'shell_build',
        columns: [
          { name: 'build', type: 'varchar', length: '64', isPrimary: true },
          { name: 'firstAt', type: 'datetime', precision: 6 },
          { name: 'lastAt', type: 'datetime', precision: 6 },
        ],
      }),
    );
    await runner.addColumn('error_stack', firstAt());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('error_stack', firstAt());
    await runner.dropTable('shell_build');
  }
}

const firstAt = () => new TableColumn({ name: 'firstAt', type: 'datetime', precision: 6, isNullable: true });
