import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { Clock } from './clock.ts';
import { StatusController } from './audit/status.controller.ts';
import { Surroundings } from './checks/surroundings.ts';
import { ConsoleController } from './console/console.controller.ts';
import { CollectController } from './collect/collect.controller.ts';
import { Collect } from './collect/collect.ts';
import { Discovery } from './discovery/discovery.ts';
import { DiscoveryController } from './discovery/discovery.controller.ts';
import { Epoch } from './discovery/epoch.ts';
import { checkCertificate } from './discovery/signing-certificate.ts';
import { Overrides } from './overrides/overrides.ts';
import { OverridesController } from './overrides/overrides.controller.ts';
import { ExportController } from './export/export.controller.ts';
import { readOwners } from './ownership/owners-file.ts';
import { Owners, writeOwners } from './ownership/owners.ts';
import { AssetStore } from './releases/asset-store.ts';
import { Assets } from './releases/assets.ts';
import { AssetsController } from './releases/assets.controller.ts';
import { Publish } from './releases/publish.ts';
import { PublishController } from './releases/publish.controller.ts';
import { ReleaseChecks } from './releases/release-checks.ts';
import { ReleaseRows } from './releases/release-rows.ts';
import { Changes } from './rollouts/changes.ts';
import { ChangesController } from './rollouts/changes.controller.ts';
import { RegistryViews } from './rollouts/registry-view.ts';
import { Scheduler } from './rollouts/scheduler.ts';
import type { RegistryConfig } from './settings.ts';
import { HandedOutReleases } from './signals/handed-out.ts';
import { LastSeen } from './signals/last-seen.ts';
import { ForgetSessions } from './signals/forget-sessions.ts';
import { ShellStates } from './signals/shell-states.ts';
import { SignalsController } from './signals/signals.controller.ts';
import { Signals } from './signals/signals.ts';
import { bootstrapTokens, TeamTokens } from './tokens/team-tokens.ts';
import { TokenStore } from './tokens/token-store.ts';
import { TokensController } from './tokens/tokens.controller.ts';
import { Judge } from './verdict/judge.ts';
import { Probe } from './verdict/probe.ts';
import { Deliveries } from './webhooks/deliveries.ts';
import { Outbox } from './webhooks/outbox.ts';

@Module({
  controllers: [
    PublishController,
    ChangesController,
    StatusController,
    DiscoveryController,
    AssetsController,
    OverridesController,
    ConsoleController,
    ExportController,
    TokensController,
    CollectController,
    SignalsController,
  ],
  providers: [
    AssetStore,
    Assets,
    Changes,
    Clock,
    Collect,
    Deliveries,
    Discovery,
    Epoch,
    ForgetSessions,
    HandedOutReleases,
    Judge,
    LastSeen,
    Outbox,
    Overrides,
    Owners,
    Probe,
    Publish,
    RegistryViews,
    ReleaseChecks,
    ReleaseRows,
    Scheduler,
    ShellStates,
    Signals,
    Surroundings,
    TeamTokens,
    TokenStore,
  ],
})
export class RegistryModule implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly epoch: Epoch,
  ) {}

  async onModuleInit(): Promise<void> {
    checkCertificate(this.config);
    await bootstrapTokens(this.dataSource, this.config.COACHLAB_BOOTSTRAP_TOKENS);
    await this.epoch.start();
    const owners = await readOwners(this.config.COACHLAB_OWNERS_FILE);
    // Documents say who owns what: other owners, another document.
    if (await writeOwners(this.dataSource, owners)) await this.epoch.raise();
  }
}
