import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig, type ShellConfig } from '../config.ts';
import { createGateway } from '../gateway/gateway.ts';
import { Revisions } from '../gateway/revisions.ts';
import { connect, Upstreams } from '../gateway/upstreams.ts';
import { PageService } from '../pages/page-service.ts';
import { Announcement } from '../releases/announcement.ts';
import { DiscoveryClient } from '../releases/discovery-client.ts';
import { Mirror } from '../releases/mirror.ts';
import { Releases } from '../releases/releases.ts';
import { StateReporter } from '../releases/report-state.ts';
import { endWithdrawn } from '../pages/end-withdrawn.ts';
import type { RenderAnswer, RenderRequest } from '../render/protocol.ts';
import { RenderPool, type RenderPoolOptions } from '../render/render-pool.ts';
import { ShellSignals } from '../signals/shell-signals.ts';
import { ExtraReleases } from '../visits/extra-releases.ts';
import { Visits } from '../visits/visits.ts';
import { renderHere } from './render-here.ts';
import { SmallRegistry } from './small-registry.ts';

export const SHELL_TOKEN = 'the token of the shell';
/** What its build provides to sections. */
export const PROVIDES = { shell: '1.2.0', shared: { react: '19.3.1' } };
/** Of the files that it sends to browsers. */
export const BUILD = '8f24233208';
export const COOKIE_KEY = 'a key for tests with at least thirty-two characters';

/** A gateway over real HTTP, with a registry and a service beside it that a test can change and stop. */
export class SmallSite {
  readonly registry = new SmallRegistry();
  readonly data = mkdtempSync(join(tmpdir(), 'coachlab-shell-'));
  readonly seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  renders: string[] = [];
  /** Takes the place of render processes; `useProcesses` brings real ones. */
  render: (request: RenderRequest) => Promise<RenderAnswer> = (request) => this.renderHere(request);
  pool: RenderPool | null = null;
  revision = 'one';
  /** Milliseconds until the registry hears of a page that went out. */
  servedHeldBack = 0;
  /** Milliseconds within which the files of a release come, or it is held back. */
  filesWithin = 60_000;
  /** Whether a visitor waits for a page, so that none is rendered for nobody. */
  /** Whether it tells the registry that it runs. */
  announces = false;
  /** Settings other than the usual. */
  readonly environment: Record<string, string>;

  constructor(environment: Record<string, string> = {}) {
    this.environment = environment;
  }

  app!: FastifyInstance;
  discovery!: DiscoveryClient;
  releases!: Releases;
  mirror!: Mirror;
  pages!: PageService;
  signals!: ShellSignals;
  upstreams!: Upstreams;
  #service!: Server;
  #closers: (() => unknown)[] = [];

  /** One that has begun, with version 1.0.0 of the Lab as the stable release. */
  static async withLab(environment: Record<string, string> = {}): Promise<SmallSite> {
    const site = await new SmallSite(environment).start();
    site.registry.promote('1.0.0', 'The Lab');
    await site.discover();
    return site;
  }

  async start(): Promise<this> {
    const registryUrl = await this.registry.start();
    this.#service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        if (url === '/health/ready') return response.end(JSON.stringify({ revision: this.revision }));
        this.seen.push({ method, url, headers, body });
        response.setHeader('content-type', 'application/json');
        return response.end('[]');
      });
    });
    await new Promise<void>((resolve) => this.#service.listen(0, '127.0.0.1', resolve));
    const service = `http://127.0.0.1:${(this.#service.address() as AddressInfo).port}`;
    await this.boot(registryUrl, service);
    return this;
  }

  async boot(registryUrl: string, service: string): Promise<void> {
    const config: ShellConfig = readConfig({
      COACHLAB_DATA: this.data,
      COACHLAB_COOKIE_KEYS: COOKIE_KEY,
      COACHLAB_REGISTRY_URL: registryUrl,
      COACHLAB_ROOT_KEYS: this.registry.rootKey,
      COACHLAB_SHELL_TOKEN: SHELL_TOKEN,
      COACHLAB_UPSTREAMS: `registry=${registryUrl},artifacts=${service},forum=${service},gone=http://127.0.0.1:9`,
      PUBLIC_URL: 'https://coachlab.example',
      COACHLAB_OPERATORS_PAGES: 'moderation=forum',
      COACHLAB_OPERATORS_PORT: '4001',
      COACHLAB_OPERATORS_URL: 'https://operators.example',
      COACHLAB_TRUSTED_PROXIES: 'none',
      // A candidate has visitors at once, unless a test is about that.
      ...this.environment,
    });
    const log = pino({ level: 'silent' });
    const shellDir = join(this.data, 'shell-assets');
    mkdirSync(shellDir, { recursive: true });
    writeFileSync(join(shellDir, 'shell.1.js'), 'shell()');
    const realm = join(this.data, 'realm.js');
    writeFileSync(realm, 'var realm');
    this.mirror = new Mirror(join(this.data, 'mirror'), registryUrl);
    this.releases = new Releases();
    const upstreams = (this.upstreams = new Upstreams(config.upstreams));
    const revisions = new Revisions(upstreams);
    const registry = connect(registryUrl);
    this.releases.onChange((document) => upstreams.follow(document));
    const signers = () => this.discovery.signers();
    const extra = new ExtraReleases({
      registryUrl,
      signers,
      mirror: this.mirror,
      releases: this.releases,
      log,
    });
    const visits = new Visits({ releases: this.releases, extra, signers });
    const announcement = new Announcement({
      registryUrl,
      token: this.announces ? SHELL_TOKEN : null,
      provides: PROVIDES,
      build: BUILD,
      log,
    });
    const signals = (this.signals = new ShellSignals({ registryUrl, token: config.shellToken, log }));
    const assets = {
      scripts: [{ src: '/remotes/shell/shell.1.js', integrity: 'sha384-shell' }],
      styles: [],
      icon: '/remotes/shell/favicon.svg',
      boot: { code: 'boot()', source: "'sha256-boot'" },
      overrideScript: 'override()',
      worker: 'worker()',
      retiredWorker: 'leave()',
    };
    const offline = () => config.offline && this.releases.offline;
    this.pages = new PageService({
      releases: this.releases,
      render: (request) => {
        this.renders.push(request.path);
        return this.render(request);
      },
      readFile: (address, digest) => this.mirror.text(address, digest),
      assets,
      contentRevision: (apis) => revisions.of(apis),
      publicUrl: config.publicUrl,
      offline,
      dev: false,
      log,
    });
    this.discovery = new DiscoveryClient({
      registryUrl,
      roots: config.rootKeys,
      file: join(this.data, 'discovery.json'),
      mirror: this.mirror,
      releases: this.releases,
      tell: new StateReporter({ registryUrl, token: config.shellToken }),
      announcement,
      filesWithin: this.filesWithin,
      log,
    });
    this.releases.onChange((document) => {
      extra.doubt();
      endWithdrawn(document, { keep: (...kept) => this.pool?.keep(...kept) }, this.pages);
    });
    this.app = createGateway({
      config,
      log,
      releases: this.releases,
      visits,
      signals,
      pages: this.pages,
      upstreams,
      registry,
      mirror: this.mirror,
      shellDir,
      realm,
      assets,
      offline,
      isDraining: () => false,
    });
    await revisions.start();
    this.#closers.push(
      () => revisions.close(),
      () => signals.close(),
      () => upstreams.close(),
      () => registry.pool.destroy(),
    );
  }

  renderHere(request: RenderRequest): Promise<RenderAnswer> {
    return renderHere(request, ({ address, sha384 }) => this.mirror.text(address, sha384), {
      upstreamOf: (api) => this.upstreams.forApi(api),
    });
  }

  /** Renders behind real walls, as the gateway does. */
  useProcesses(
    options: Pick<RenderPoolOptions, 'worker' | 'walls'> & Partial<RenderPoolOptions>,
  ): RenderPool {
    const pool = new RenderPool({
      perRelease: 2,
      total: 8,
      limits: { timeout: 2_000, memory: 400 * 1024 * 1024 },
      queue: 32,
      broker: { upstreamOf: (api) => this.upstreams.forApi(api) },
      readBuild: ({ address, sha384 }) => this.mirror.text(address, sha384),
      onDeath: () => {},
      onLog: () => {},
      ...options,
    });
    this.pool = pool;
    this.render = (request) => pool.render(request);
    this.#closers.push(() => pool.close());
    return pool;
  }

  /** Asks the registry once. @throws what makes the shell refuse its answer */
  discover(): Promise<boolean> {
    return this.discovery.ask(0);
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.app.inject({ method: 'GET', url, headers });
  }

  /** Ends the gateway, as when its process ends; its data stays. */
  async leave(): Promise<void> {
    await this.app.close();
    for (const close of this.#closers.splice(0)) await close();
  }

  async stop(): Promise<void> {
    await this.leave();
    this.#service.closeAllConnections();
    await new Promise((resolve) => this.#service.close(resolve));
    await this.registry.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
