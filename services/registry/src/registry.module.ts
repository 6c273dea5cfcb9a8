import { readFile } from 'node:fs/promises';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { Clock } from './clock.ts';
import { StatusController } from './api/status.controller.ts';
import { StatusService } from './application/status.service.ts';
import { Surroundings } from './application/surroundings.ts';
import { ConsoleController } from './api/console.controller.ts';
import { CollectController } from './api/collect.controller.ts';
import { CollectService } from './jobs/collect.service.ts';
import { DiscoveryService } from './application/discovery.service.ts';
import { DiscoveryController } from './api/discovery.controller.ts';
import { Epoch } from './store/epoch.ts';
import { checkCertificate } from './application/signing-certificate.ts';
import { OfflineService } from './application/offline.service.ts';
import { OfflineController } from './api/offline.controller.ts';
import { OverridesService } from './application/overrides.service.ts';
import { OverridesController } from './api/overrides.controller.ts';
import { parseOwners } from './domain/checks/owned.ts';
import { Owners, writeOwners } from './store/owners.ts';
import { AssetStore } from './store/assets/asset-store.ts';
import { Assets } from './store/assets/assets.ts';
import { AssetsController } from './api/assets.controller.ts';
import { PublishService } from './application/publish.service.ts';
import { PublishController } from './api/publish.controller.ts';
import { ReleaseChecks } from './application/release-checks.ts';
import { ReleaseRows } from './store/release-rows.ts';
import { ChangesService } from './application/changes.service.ts';
import { ChangesController } from './api/changes.controller.ts';
import { RegistryViews } from './store/registry-views.ts';
import { ClaimsController } from './api/claims.controller.ts';
import { RehearsalQueue } from './jobs/rehearsal-queue.ts';
import { RehearsalRequests } from './store/rehearsal-requests.ts';
import { RehearsalsController } from './api/rehearsals.controller.ts';
import { RehearsalsService } from './application/rehearsals.service.ts';
import { Scheduler } from './jobs/scheduler.ts';
import type { RegistryConfig } from './settings.ts';
import { HandedOutReleases } from './store/handed-out.ts';
import { LastSeen } from './store/last-seen.ts';
import { ForgetSessions } from './jobs/forget-sessions.ts';
import { RunningShells } from './store/running-shells.ts';
import { ServicesService } from './application/services.service.ts';
import { ShellsController } from './api/shells.controller.ts';
import { ShellsService } from './application/shells.service.ts';
import { StandInsStore } from './store/stand-ins.ts';
import { ShellBuilds } from './store/shell-builds.ts';
import { ShellStates } from './store/shell-states.ts';
import { SignalsController } from './api/signals.controller.ts';
import { SignalsService } from './jobs/signals.service.ts';
import { bootstrapTokens, TeamTokens } from './store/team-tokens.ts';
import { TokensService } from './application/tokens.service.ts';
import { TeamsService } from './application/teams.service.ts';
import { TeamsController } from './api/teams.controller.ts';
import { TokensController } from './api/tokens.controller.ts';
import { Judge } from './jobs/judge.ts';
import { Probe } from './jobs/probe.ts';
import { WebhookDeliveries } from './jobs/webhook-deliveries.ts';
import { WebhookOutbox } from './store/webhook-outbox.ts';

@Module({
  controllers: [
    PublishController,
    ChangesController,
    StatusController,
    DiscoveryController,
    AssetsController,
    OfflineController,
    OverridesController,
    ConsoleController,
    TeamsController,
    TokensController,
    CollectController,
    ClaimsController,
    RehearsalsController,
    ShellsController,
    SignalsController,
  ],
  providers: [
    AssetStore,
    Assets,
    ChangesService,
    Clock,
    CollectService,
    WebhookDeliveries,
    DiscoveryService,
    Epoch,
    ForgetSessions,
    HandedOutReleases,
    Judge,
    LastSeen,
    WebhookOutbox,
    OfflineService,
    OverridesService,
    Owners,
    Probe,
    PublishService,
    RegistryViews,
    RehearsalQueue,
    RehearsalRequests,
    RehearsalsService,
    ReleaseChecks,
    ReleaseRows,
    RunningShells,
    Scheduler,
    ServicesService,
    ShellBuilds,
    ShellStates,
    ShellsService,
    SignalsService,
    StandInsStore,
    StatusService,
    Surroundings,
    TeamTokens,
    TeamsService,
    TokensService,
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
    const file = this.config.COACHLAB_OWNERS_FILE;
    const owners = parseOwners(await readFile(file, 'utf8'), file);
    // Documents say who owns what: other owners, another document.
    if (await writeOwners(this.dataSource, owners)) await this.epoch.raise();
  }
}
