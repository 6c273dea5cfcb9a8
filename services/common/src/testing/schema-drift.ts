import type { DataSource } from 'typeorm';

/** Statements that would bring the migrated schema to what the entities say; none when they agree. */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
