import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { DataSource, Table } from 'typeorm';
import { parseDatabaseUrl } from '../database/database-address.ts';
import { openDatabase } from '../database/open-database.ts';
import type { ServiceDefinition } from '../boot/definition.ts';
import type { Fields } from '@coachlab/settings';
import type { EngineKit } from './describe-each-engine.ts';

interface ReleasedColumn {
  /** As SQLite has it. */
  type: string;
  /** Characters; empty where it has no limit of its own. */
  length: string;
  nullable: boolean;
}

interface ReleasedTable {
  columns: Record<string, ReleasedColumn>;
  /** Columns that have to be unique together, each list sorted. */
  unique: string[][];
}

/** What the instances of a release read and write, which goes on while the next release starts beside them. */
export interface ReleasedSchema {
  /** The release's date in the changelog. */
  release: string;
  tables: Record<string, ReleasedTable>;
}

/** What the tool that migrates and the engine keep for themselves. */
const OF_THE_TOOL = new Set(['migrations', 'typeorm_metadata', 'sqlite_sequence']);

/**
 * A test that this service's migrations leave a schema which the release before can still use. `file` holds that release's schema;
 * `COACHLAB_RECORD_SCHEMAS=<date> npm run test:unit -- released-schema` writes it anew when a release is made.
 */
export function itLeavesTheReleaseBeforeWorking<S extends Fields>(
  { createDatabase, engine }: EngineKit,
  { name, database }: ServiceDefinition<S>,
  file: URL,
): void {
  it('can be used by instances of the release before', async () => {
    const { url } = await createDatabase();
    const migrated = await openDatabase(parseDatabaseUrl(url), database ?? NOTHING, async () => {});
    try {
      const release = process.env['COACHLAB_RECORD_SCHEMAS'];
      if (release && engine === 'sqlite')
        writeFileSync(file, record({ release, tables: released(await tablesOf(migrated.dataSource)) }));
      const before = JSON.parse(readFileSync(file, 'utf8')) as ReleasedSchema;
      // All tables of a server would be those of its other databases, too, which come and go.
      const tables = await tablesOf(migrated.dataSource, Object.keys(before.tables));
      expect(contractions(before, tables, engine).map((what) => `${name}: ${what}`)).toEqual([]);
    } finally {
      await migrated.close();
    }
  });
}

/** What instances that know `before` cannot use any more; see "Migrations expand first" in CONTRIBUTING.md. */
export function contractions(
  before: ReleasedSchema,
  tables: Table[],
  engine: EngineKit['engine'] = 'sqlite',
): string[] {
  return Object.entries(before.tables).flatMap(([name, { columns, unique }]) => {
    const table = tables.find((each) => each.name === name);
    if (!table) return [`the table ${name} is gone`];
    const kept = Object.entries(columns).flatMap(([column, was]) => {
      const now = table.columns.find((each) => each.name === column);
      const place = `${name}.${column}`;
      if (!now) return [`the column ${place} is gone`];
      if (was.nullable && !now.isNullable) return [`the column ${place} takes no null any more`];
      // Each engine has words of its own for the same type.
      if (engine === 'sqlite' && now.type !== was.type)
        return [`the column ${place} was of type ${was.type}`];
      const isShorter = now.length !== '' && (was.length === '' || Number(now.length) < Number(was.length));
      return isShorter ? [`the column ${place} takes fewer characters`] : [];
    });
    const added = table.columns.filter((column) => !(column.name in columns) && isNeeded(column));
    const known = new Set(unique.map((each) => each.join()));
    return [
      ...kept,
      ...added.map((column) => `the new column ${name}.${column.name} has to be written, and has no default`),
      ...uniqueIn(table)
        .filter((each) => !known.has(each.join()))
        .map((each) => `the columns ${each.join(', ')} of ${name} have to be unique now`),
    ];
  });
}

async function tablesOf(dataSource: DataSource, names?: string[]): Promise<Table[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const tables = await runner.getTables(names);
    // A server says which database they are in.
    for (const table of tables) table.name = table.name.split('.').at(-1)!;
    return tables.filter(({ name }) => !OF_THE_TOOL.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  } finally {
    await runner.release();
  }
}

function released(tables: Table[]): ReleasedSchema['tables'] {
  return Object.fromEntries(
    tables.map((table) => {
      const columns = table.columns.map(({ name, type, length, isNullable }): [string, ReleasedColumn] => [
        name,
        { type, length, nullable: isNullable },
      ]);
      return [table.name, { columns: Object.fromEntries(columns), unique: uniqueIn(table) }];
    }),
  );
}

const isNeeded = ({ isNullable, default: value, isGenerated, generatedType }: Table['columns'][number]) =>
  !isNullable && (value === undefined || value === null) && !isGenerated && !generatedType;

/** Engines make an index of a constraint, or the other way round. */
function uniqueIn({ uniques, indices, primaryColumns }: Table): string[][] {
  const lists = [
    primaryColumns.map(({ name }) => name),
    ...uniques.map(({ columnNames }) => columnNames),
    ...indices.filter(({ isUnique }) => isUnique).map(({ columnNames }) => columnNames),
  ];
  const sorted = lists.filter(({ length }) => length > 0).map((each) => each.toSorted());
  return [...new Map(sorted.map((each) => [each.join(), each])).values()];
}

const record = (schema: ReleasedSchema) => `${JSON.stringify(schema, null, 2)}\n`;

const NOTHING = { entities: [], migrations: [] };
