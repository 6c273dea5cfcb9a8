import { defineService } from '@coachlab/service-common';
import { AuditEntry } from './audit/audit.entity.ts';
import { DiscoveryStateRow } from './discovery/discovery-state.entity.ts';
import { CreateRegistry1760000001000 } from './migrations.ts';
import { AddReach1760000003000 } from './migrations-reach.ts';
import { acceptPackages } from './package/media-types.ts';
import { RegistryModule } from './registry.module.ts';
import { ReleaseRow } from './releases/release.entity.ts';
import { RemoteRow } from './rollouts/remote.entity.ts';
import { RolloutRow } from './rollouts/rollout.entity.ts';
import { settings } from './settings.ts';
import { TeamTokenRow } from './tokens/team-token.entity.ts';

export const registry = defineService({
  name: 'registry',
  port: 4106,
  apis: { registry: '1.0.0' },
  module: RegistryModule,
  database: {
    entities: [AuditEntry, DiscoveryStateRow, ReleaseRow, RemoteRow, RolloutRow, TeamTokenRow],
    migrations: [CreateRegistry1760000001000, AddReach1760000003000],
  },
  settings,
  configure: acceptPackages,
});
