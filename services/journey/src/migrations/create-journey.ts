import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const id = { name: 'id', type: 'varchar', length: '40', isPrimary: true };
const place = { name: 'place', type: 'int' };
const short = (name: string) => ({ name, type: 'varchar', length: '80' });
const long = (name: string) => ({ name, type: 'text' });
const json = (name: string) => ({ name, type: 'json' });
const color = { name: 'color', type: 'varchar', length: '2' };

export class CreateJourney1760000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = [
      { name: 'persona', columns: [id, place, short('name'), long('description'), json('weights')] },
      {
        name: 'challenge',
        columns: [
          id,
          place,
          short('title'),
          long('description'),
          color,
          json('recommendedArtifacts'),
          json('quickAction'),
        ],
      },
      {
        name: 'stage',
        columns: [id, place, short('title'), short('subtitle'), color, long('description'), json('sections')],
      },
      { name: 'journey_document', columns: [id, { name: 'version', type: 'int' }, json('practice')] },
    ];
    for (const table of tables) await runner.createTable(new Table(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['journey_document', 'stage', 'challenge', 'persona']) await runner.dropTable(table);
  }
}
