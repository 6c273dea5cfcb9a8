import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTelemetry } from '@coachlab/telemetry';
import { pino } from 'pino';
import { ConfigError } from '@coachlab/settings';
import { buildOf } from '../app/build-of.ts';
import { readConfig } from './config.ts';
import { createGateway } from './gateway/gateway.ts';
import { createOperatorsGateway } from './gateway/operators-gateway.ts';
import { ANSWERS_WITHIN, connect, Upstreams } from './gateway/upstreams.ts';
import { gatewayGauges, RENDER_LOSSES } from './gateway/gateway-gauges.ts';
import { Revisions } from './gateway/revisions.ts';
import { loggablePath } from './loggable-path.ts';
import { FirstPages } from './pages/first-pages.ts';
import { PageService } from './pages/page-service.ts';
import { readShellAssets } from './pages/shell-assets.ts';
import { Announcement } from './releases/announcement.ts';
import { DiscoveryClient } from './releases/discovery-client.ts';
import { Mirror } from './releases/mirror.ts';
import { Releases } from './releases/releases.ts';
import { StateReporter } from './releases/report-state.ts';
import { endWithdrawn } from './pages/end-withdrawn.ts';
import { RenderPool } from './render/render-pool.ts';
import { findWalls } from './render/sandbox/find-walls.ts';
import { describeWalls } from './render/sandbox/walls.ts';
import { ShellSignals } from './signals/shell-signals.ts';
import { ExtraReleases } from './visits/extra-releases.ts';
import { Visits } from './visits/visits.ts';

const RENDER_LIMITS = { timeout: 2_000, memory: 400 * 1024 * 1024 };
/** Times the processes of one release: all that run at a time, previews and former releases included. */
const RENDER_RELEASES = 6;
/** Milliseconds that requests under way get after SIGTERM. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: { service: 'shell' } });
  const telemetry = await startTelemetry(config.telemetry);
  const buildDir = join(import.meta.dirname, '..');

  // Tabs opened before a new shell was put here still ask for the old one's chunks.
  const shellDir = join(config.dataDir, 'shell-assets');
  cpSync(join(buildDir, 'browser'), shellDir, { recursive: true });

  const mirror = new Mirror(join(config.dataDir, 'mirror'), config.registryUrl);
  const releases = new Releases();
  const upstreams = new Upstreams(config.upstreams);
  const registry = connect(config.registryUrl, ANSWERS_WITHIN.slow);
  const assets = readShellAssets(buildDir);
  const announcement = new Announcement({
    registryUrl: config.registryUrl,
    token: config.shellToken,
    provides: JSON.parse(readFileSync(join(buildDir, 'provides.json'), 'utf8')),
    build: buildOf(assets.scripts.map(({ src }) => src)),
    log,
  });
  releases.onChange((document) => upstreams.follow(document));
  const { registryUrl } = config;
  const signers = (): string[] => discovery.signers();
  const extra = new ExtraReleases({ registryUrl, signers, mirror, releases, log });
  const visits = new Visits({ releases, extra, signers });
  const signals = new ShellSignals({ registryUrl, token: config.shellToken, log });
  const revisions = new Revisions(upstreams);
  const worker = join(buildDir, 'render/worker.mjs');
  const walls = await findWalls(worker);
  log.info(walls, describeWalls(walls));
  const pool = new RenderPool({
    worker,
    walls,
    perRelease: config.renderProcesses,
    total: RENDER_RELEASES * config.renderProcesses,
    limits: RENDER_LIMITS,
    queue: 32,
    broker: { upstreamOf: (api) => upstreams.forApi(api) },
    readBuild: ({ address, sha384 }) => mirror.text(address, sha384),
    onDeath: (reason, release, request) => {
      telemetry.count('coachlab.render.losses', RENDER_LOSSES, { reason, release });
      const page = request && { path: loggablePath(request.path), requestId: request.requestId };
      log.error({ reason, release, ...page }, 'a render process was lost');
    },
    onLog: (release, what, text) => log.warn({ release, error: text }, `section code: ${what}`),
  });
  // Its own setting comes first: it works while nothing comes from the registry.
  const offline = () => config.offline && releases.offline;
  const pages = new PageService({
    releases,
    render: (request) => pool.render(request),
    readFile: (address, digest) => mirror.text(address, digest),
    assets,
    contentRevision: (apis) => revisions.of(apis),
    publicUrl: config.publicUrl,
    analytics: config.analytics?.script,
    offline,
    dev: config.dev,
    log,
  });

  const discovery = new DiscoveryClient({
    registryUrl: config.registryUrl,
    roots: config.rootKeys,
    file: join(config.dataDir, 'discovery.json'),
    mirror,
    releases,
    tell: new StateReporter({ registryUrl: config.registryUrl, token: config.shellToken }),
    announcement,
    log,
  });
  releases.onChange((document) => {
    extra.doubt();
    endWithdrawn(document, pool, pages);
  });
  const firstPages = new FirstPages({ releases, pages, log });

  let draining = false;
  const app = createGateway({
    config,
    log,
    telemetry,
    releases,
    visits,
    signals,
    pages,
    upstreams,
    registry,
    mirror,
    shellDir,
    realm: join(buildDir, 'render/realm.js'),
    assets,
    offline,
    isDraining: () => draining,
  });

  const operators =
    config.operatorsPort === null
      ? null
      : createOperatorsGateway({
          config,
          log,
          telemetry,
          upstreams,
          registry,
          isDraining: () => draining,
        });

  gatewayGauges(telemetry, releases, upstreams, pages);
  // Before what was kept runs again: some of it may be nothing for this shell.
  await announcement
    .say()
    .catch((error: Error) =>
      log.warn({ error: error.message }, 'could not announce this shell to the registry'),
    );
  const restored = await discovery.restore();
  if (!restored)
    await discovery
      .ask(0)
      .catch((error: Error) => log.warn({ error: error.message }, 'could not get a discovery document'));
  await revisions.start();
  void discovery.run();
  await app.listen({ host: config.host, port: config.port });
  if (config.operatorsPort !== null)
    await operators?.listen({ host: config.host, port: config.operatorsPort });
  if (releases.document) void firstPages.of(releases.document);
  releases.onChange((document) => void firstPages.of(document));
  log.info({ port: config.port, epoch: releases.document?.epoch ?? null }, 'listening');

  const stop = async (signal: string) => {
    if (draining) return;
    draining = true;
    log.info({ signal }, 'the shell is draining');
    if (signal === 'SIGTERM') await sleep(config.drainSeconds * 1000);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    discovery.close();
    await announcement.end().catch(() => {});
    revisions.close();
    await Promise.all([app.close(), operators?.close()]);
    pool.close();
    await Promise.all([signals.close(), upstreams.close(), registry.pool.close(), telemetry.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
