import { defineService } from '@coachlab/service-common';
import { AuditEntry } from './audit/audit.entity.ts';
import { DiscoveryStateRow } from './discovery/discovery-state.entity.ts';
import { CreateRegistry1760000001000 } from './migrations.ts';
import { LookAfterRollouts1760000002000 } from './migrations-rollouts.ts';
import { AddShellStates1760000005000 } from './migrations-shells.ts';
import { AddReach1760000003000 } from './migrations-reach.ts';
import { AddOwners1760000004000 } from './migrations-owners.ts';
import { ChainAudit1760000007000 } from './migrations-audit.ts';
import { AddProvenance1760000008000 } from './migrations-provenance.ts';
import { AddShellClaims1760000006000 } from './migrations-claims.ts';
import { acceptBeacons, acceptPackages } from './package/media-types.ts';
import { OwnedName } from './ownership/owned-name.entity.ts';
import { RegistryModule } from './registry.module.ts';
import { ReleaseRow } from './releases/release.entity.ts';
import { RemoteRow } from './rollouts/remote.entity.ts';
import { RolloutRow } from './rollouts/rollout.entity.ts';
import { settings } from './settings.ts';
import { ErrorStack, SignalNetwork, SignalSession } from './signals/signal-rows.entity.ts';
import { ShellState } from './signals/shell-state.entity.ts';
import { TeamTokenRow } from './tokens/team-token.entity.ts';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.ts';

export const registry = defineService({
  name: 'registry',
  port: 4106,
  apis: { registry: '1.0.0' },
  module: RegistryModule,
  database: {
    entities: [
      AuditEntry,
      DiscoveryStateRow,
      ErrorStack,
      OwnedName,
      ReleaseRow,
      RemoteRow,
      RolloutRow,
      ShellState,
      SignalNetwork,
      SignalSession,
      TeamTokenRow,
      WebhookDelivery,
    ],
    migrations: [
      CreateRegistry1760000001000,
      LookAfterRollouts1760000002000,
      AddReach1760000003000,
      AddOwners1760000004000,
      AddShellStates1760000005000,
      AddShellClaims1760000006000,
      ChainAudit1760000007000,
      AddProvenance1760000008000,
    ],
  },
  settings,
  // A shell tells of 500 signals at a time, and a canary may name a thousand visitors on each of its lists.
  bodyShape: { fields: 4_500, entries: 2_200 },
  configure: (app) => {
    acceptPackages(app);
    acceptBeacons(app);
  },
});
