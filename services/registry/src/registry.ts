import { defineService } from '@coachlab/service-common';
import { AuditEntry } from './store/rows/audit-entry.row.ts';
import { DiscoveryStateRow } from './store/rows/discovery-state.row.ts';
import { CreateRegistry1760000001000 } from './store/migrations/create-registry.ts';
import { AddRolloutPlans1760000002000 } from './store/migrations/add-rollout-plans.ts';
import { AddShellStates1760000005000 } from './store/migrations/add-shell-states.ts';
import { AddUpstreamsAndScopes1760000003000 } from './store/migrations/add-upstreams-and-scopes.ts';
import { AddOwners1760000004000 } from './store/migrations/add-owners.ts';
import { ChainAudit1760000007000 } from './store/migrations/chain-audit.ts';
import { AddTeams1760000010000 } from './store/migrations/add-teams.ts';
import { AddShellLeases1760000011000 } from './store/migrations/add-shell-leases.ts';
import { AddTimes1760000012000 } from './store/migrations/add-times.ts';
import { AddOffline1760000014000 } from './store/migrations/add-offline.ts';
import { AddServedPages1760000013000 } from './store/migrations/add-served-pages.ts';
import { AddRehearsals1760000015000 } from './store/migrations/add-rehearsals.ts';
import { AddRehearsalRequests1760000016000 } from './store/migrations/add-rehearsal-requests.ts';
import { AddShadowRenders1760000017000 } from './store/migrations/add-shadow-renders.ts';
import { AddEvidence1760000018000 } from './store/migrations/add-evidence.ts';
import { AddReleasePages1760000019000 } from './store/migrations/add-release-pages.ts';
import { AddProvenance1760000008000 } from './store/migrations/add-provenance.ts';
import { AddSignalMinutes1760000009000 } from './store/migrations/add-signal-minutes.ts';
import { AddShellClaims1760000006000 } from './store/migrations/add-shell-claims.ts';
import { acceptBeacons, acceptPackages } from './api/body-parsers.ts';
import { OwnedName } from './store/rows/owned-name.row.ts';
import { RegistryModule } from './registry.module.ts';
import { RehearsalRequestRow } from './store/rows/rehearsal-request.row.ts';
import { RehearserRow } from './store/rows/rehearser.row.ts';
import { ReleaseRow } from './store/rows/release.row.ts';
import { AddPageMeasures1760000020000 } from './store/migrations/add-page-measures.ts';
import { AddMeasureMinutes1760000021000 } from './store/migrations/add-measure-minutes.ts';
import { AddRouteLimits1760000022000 } from './store/migrations/add-route-limits.ts';
import { AddShellBuilds1760000023000 } from './store/migrations/add-shell-builds.ts';
import { ReleasePages } from './store/rows/release-pages.row.ts';
import { RemoteRow } from './store/rows/remote.row.ts';
import { RolloutRow } from './store/rows/rollout.row.ts';
import { settings } from './settings.ts';
import { ErrorStack, SignalNetwork, SignalSession } from './store/rows/signal.row.ts';
import { ShellBuildRow } from './store/rows/shell-build.row.ts';
import { ShellLease } from './store/rows/shell-lease.row.ts';
import { ShellState } from './store/rows/shell-state.row.ts';
import { TeamRow } from './store/rows/team.row.ts';
import { TeamTokenRow } from './store/rows/team-token.row.ts';
import { WebhookDelivery } from './store/rows/webhook-delivery.row.ts';

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
      RehearsalRequestRow,
      RehearserRow,
      ReleasePages,
      ReleaseRow,
      RemoteRow,
      RolloutRow,
      ShellBuildRow,
      ShellLease,
      ShellState,
      SignalNetwork,
      SignalSession,
      TeamRow,
      TeamTokenRow,
      WebhookDelivery,
    ],
    migrations: [
      CreateRegistry1760000001000,
      AddRolloutPlans1760000002000,
      AddUpstreamsAndScopes1760000003000,
      AddOwners1760000004000,
      AddShellStates1760000005000,
      AddShellClaims1760000006000,
      ChainAudit1760000007000,
      AddProvenance1760000008000,
      AddSignalMinutes1760000009000,
      AddTeams1760000010000,
      AddShellLeases1760000011000,
      AddTimes1760000012000,
      AddServedPages1760000013000,
      AddOffline1760000014000,
      AddRehearsals1760000015000,
      AddRehearsalRequests1760000016000,
      AddShadowRenders1760000017000,
      AddEvidence1760000018000,
      AddReleasePages1760000019000,
      AddPageMeasures1760000020000,
      AddMeasureMinutes1760000021000,
      AddRouteLimits1760000022000,
      AddShellBuilds1760000023000,
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
