import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Which remote owns which routes, APIs and slots. */
export class AddOwners1760000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const text = (name: string, length: number) => ({ name, type: 'varchar', length: String(length) });
    await runner.createTable(
      new Table({
        name: 'owned_name',
        columns: [
          { ...text('kind', 8), isPrimary: true },
          { ...text('name', 120), isPrimary: true },
          text('remote', 40),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('owned_name');
  }
}
