import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

const byNetwork = new TableIndex({ name: 'ix_vote_postId_network', columnNames: ['postId', 'network'] });

/** Votes know their network, and whether they count; who voted and reported is a keyed fingerprint from now on (see writer.ts). */
export class KeyFingerprints1760000400006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Defaults are digits: that is what an entity's become on both engines.
    await runner.addColumns('vote', [
      new TableColumn({ name: 'network', type: 'varchar', length: '32', isNullable: true }),
      new TableColumn({ name: 'counted', type: 'boolean', default: 1 }),
    ]);
    await runner.createIndex('vote', byNetwork);
    for (const table of ['vote', 'report'])
      await runner.addColumn(table, new TableColumn({ name: 'keyed', type: 'boolean', default: 0 }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['vote', 'report']) await runner.dropColumn(table, 'keyed');
    await runner.dropIndex('vote', byNetwork);
    await runner.dropColumns('vote', ['network', 'counted']);
  }
}
