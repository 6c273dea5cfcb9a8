import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** A candidate's own services; what a team's token is for. */
export class AddUpstreamsAndScopes1760000003000 implements MigrationInterface {
  /** As databases have noted it. */
  readonly name = 'AddReach1760000003000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of COLUMNS) {
      await runner.addColumns(
        table,
        columns.map((column) => new TableColumn(column)),
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of COLUMNS) {
      await runner.dropColumns(
        table,
        columns.map((column) => new TableColumn(column)),
      );
    }
  }
}

const COLUMNS = [
  ['rollout', [{ name: 'upstreams', type: 'json', isNullable: true }]],
  [
    'team_token',
    [
      // Tokens from before there were scopes could do everything.
      { name: 'scope', type: 'varchar', length: '16', default: "'release'" },
      { name: 'label', type: 'varchar', length: '100', isNullable: true },
    ],
  ],
] as const;
