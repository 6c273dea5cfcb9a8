import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { changed, type ContentRevision, seedRows } from '@coachlab/service-common';
import { ArtifactAliasRow } from '../artifacts/artifact-alias.row.ts';
import { ArtifactRow } from '../artifacts/artifact.row.ts';
import { SituationRow } from '../situations/situation.row.ts';
import { situationRows } from '../situations/situation-rows.ts';
import { rowOf } from './artifact-file.ts';
import { readCatalog } from './read-catalog.ts';

const logger = new Logger('Seed');

/**
 * Makes the tables say what the content files say. Rows are updated in place; an artifact whose file is gone
 * leaves an alias behind. Throws ContentError.
 */
export async function seedCatalog(revision: ContentRevision, folder: string): Promise<void> {
  const { artifacts, situations, aliases } = await readCatalog(folder);
  await revision.writeIfChanged(async (manager) => {
    const report = await seedRows(manager, ArtifactRow, artifacts.map(rowOf), 'id');
    const known = await manager.find(ArtifactAliasRow);
    const gone = new Map([
      ...known.map(({ id, replacement }) => [id, replacement] as const),
      ...report.removed.map((id) => [id, null] as const),
      ...aliases,
    ]);
    for (const { id } of artifacts) gone.delete(id);
    const rows = [...gone].map(([id, replacement]) => ({ id, replacement }));
    const aliasReport = await seedRows(manager, ArtifactAliasRow, rows, 'id');
    logger.log(
      `${artifacts.length} artifacts in ${join(folder, 'artifacts')}: ${report.inserted.length} new, ` +
        `${report.updated.length} changed, ${report.removed.length} gone`,
    );
    const situationReport = await seedRows(manager, SituationRow, situationRows(situations), 'slug');
    logger.log(`${situations.length} situations in ${join(folder, 'situations')}`);
    return [report, aliasReport, situationReport].some(changed);
  });
}
