import { defineService } from '@coachlab/service-common';
import { ArtifactAliasRow } from './artifacts/artifact-alias.row.ts';
import { ArtifactRow } from './artifacts/artifact.row.ts';
import { CatalogModule } from './catalog.module.ts';
import { CreateArtifacts1760000100000 } from './migrations/create-artifacts.ts';
import { CreateSituations1763776800000 } from './migrations/create-situations.ts';
import { seedCatalog } from './seed/seed-catalog.ts';
import { settings } from './settings.ts';
import { SituationRow } from './situations/situation.row.ts';

/** The catalogue: what visitors come for. */
export const catalog = defineService({
  name: 'catalog',
  port: 4101,
  apis: { artifacts: '1.2.0', 'artifact-metadata': '1.0.0', situations: '1.1.0' },
  module: CatalogModule,
  settings,
  database: {
    entities: [ArtifactRow, ArtifactAliasRow, SituationRow],
    migrations: [CreateArtifacts1760000100000, CreateSituations1763776800000],
    seed: ({ revision, config }) => seedCatalog(revision, config.CATALOG_CONTENT),
  },
});
