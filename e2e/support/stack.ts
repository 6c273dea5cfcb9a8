import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ResolvedSet, SigningCertificate } from '@coachlab/contracts';
import { newKey, publicKeyOf, signCertificate } from '@coachlab/keys';
import { operatorsPages, SECTIONS, SERVICES, upstreams } from '@coachlab/local/topology';
import { freePort } from './free-port.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NODE = join(ROOT, 'node_modules/.bin/node');
const SECTION_NAMES = SECTIONS.map(({ name }) => name);
/** Whose tokens are for what is no section's. */
const OPERATOR = 'operator';
const REHEARSER = 'rehearser';
const SCRIPTS: Record<string, string> = {
  shell: 'shell/build/server/main.js',
  [REHEARSER]: 'infra/release/src/rehearser/main.ts',
};

type Settings = (part: Part) => NodeJS.ProcessEnv;

/** Name of a service, `shell`, `rehearser`, which a test starts itself, or `coachlab`, the command. */
export type Part = string;

/**
 * The whole site as processes of one test: each can be stopped by a real signal, its files deleted, and started again.
 * It runs what `npm start` has built.
 */
export class Stack {
  readonly data = mkdtempSync(join(tmpdir(), 'coachlab-stack-'));
  readonly url: string;
  readonly #ports: Record<string, number>;
  readonly #children = new Map<string, ChildProcess>();
  readonly #tokens = Object.fromEntries(
    [...SECTION_NAMES, OPERATOR, REHEARSER].map((name) => [name, randomBytes(24).toString('hex')]),
  );
  readonly #shellToken = randomBytes(24).toString('hex');
  readonly #cookieKey = randomBytes(32).toString('hex');
  readonly #rootKey: string;
  readonly #certificate: SigningCertificate;

  readonly #settings: Settings;

  private constructor(ports: Record<string, number>, settings: Settings) {
    this.#settings = settings;
    this.#ports = ports;
    this.url = `http://localhost:${ports.shell}`;
    const [root, key] = [newKey(), newKey()];
    writeFileSync(join(this.data, 'key.pem'), key, { mode: 0o600 });
    const [notBefore, notAfter] = [Date.now(), Date.now() + 86_400_000];
    this.#certificate = signCertificate({ key: publicKeyOf(key), notBefore, notAfter }, root);
    this.#rootKey = publicKeyOf(root);
  }

  /** @param settings further environment of a part */
  static async start(settings: Settings = () => ({})): Promise<Stack> {
    const ports: Record<string, number> = {};
    for (const name of [...SERVICES.map((service) => service.name), 'shell', 'operators', REHEARSER])
      ports[name] = await freePort();
    const stack = new Stack(ports, settings);
    try {
      await stack.#startAll();
    } catch (error) {
      // Nobody has it in hand yet who could end it.
      await stack.end();
      throw error;
    }
    return stack;
  }

  async #startAll(): Promise<void> {
    await Promise.all(SERVICES.map(({ name }) => this.start(name)));
    // As `npm start` built them: two tests at a time must not build in one folder.
    const publish = (remote: string) =>
      this.coachlab(remote, 'publish', join(ROOT, `mfe-${remote}`), '--promote', '--no-build');
    await Promise.all(SECTION_NAMES.map(publish));
    await this.start('shell');
    await this.#allSections();
  }

  /** A gateway is ready before the files of a release whose download takes long; until they are here it runs without that section. */
  async #allSections(): Promise<void> {
    let held = SECTION_NAMES;
    for (let waited = 0; waited < 90_000; waited += 100) {
      const { remotes } = (await (await fetch(`${this.url}/discovery/set`)).json()) as ResolvedSet;
      held = SECTION_NAMES.filter((name) => !remotes.some((each) => each.name === name && !each.disabled));
      if (held.length === 0) return;
      await sleep(100);
    }
    throw new Error(`These sections did not come: ${held.join(' ')}. ${this.log('shell').slice(-2_000)}`);
  }

  /** @param more environment, until it is stopped */
  async start(part: Part, more: NodeJS.ProcessEnv = {}): Promise<void> {
    const running = this.#children.get(part);
    if (running && running.exitCode === null && running.signalCode === null) return;
    const script = SCRIPTS[part] ?? `services/${part}/dist/main.js`;
    const log = openSync(join(this.data, `${part}.log`), 'a');
    const child = spawn(NODE, [script], {
      cwd: ROOT,
      env: { ...this.#environment(part), ...this.#settings(part), ...more },
      stdio: ['ignore', log, log],
    });
    this.#children.set(part, child);
    const url = `http://127.0.0.1:${this.#ports[part]}/health/ready`;
    for (let waited = 0; waited < 90_000; waited += 100) {
      if (child.exitCode !== null) throw new Error(`${part} ended: ${this.log(part).slice(-2_000)}`);
      if (
        await fetch(url).then(
          (response) => response.ok,
          () => false,
        )
      )
        return;
      await sleep(100);
    }
    throw new Error(`${part} was not ready: ${this.log(part).slice(-2_000)}`);
  }

  /** The processes of the site, by their ids: the same as long as none was started anew. */
  processes(): Record<string, number | undefined> {
    return Object.fromEntries(
      [...this.#children].map(([part, { pid, exitCode }]) => [part, exitCode ?? pid]),
    );
  }

  async stop(part: Part, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#children.get(part);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await Promise.all([...this.#children.keys()].map((part) => this.stop(part)));
    rmSync(this.data, { recursive: true, force: true });
  }

  log(part: Part): string {
    return readFileSync(join(this.data, `${part}.log`), 'utf8');
  }

  /** Gets a remote onto the site, for everybody at once. Returns what the command printed. */
  publish(folder: string, remote: string): Promise<string> {
    return this.coachlab(remote, 'publish', folder, '--promote', '--at-once', '--why', 'a test');
  }

  coachlab(remote: string, ...args: string[]): Promise<string> {
    return this.coachlabIn(ROOT, this.#tokens[remote]!, ...args);
  }

  /** The same in another folder, by whoever holds the token. */
  coachlabIn(cwd: string, token: string, ...args: string[]): Promise<string> {
    const child = spawn(NODE, [join(ROOT, 'infra/release/bin/coachlab.mjs'), ...args], {
      cwd,
      env: {
        ...process.env,
        PATH: `${ROOT}node_modules/.bin:${process.env.PATH}`,
        COACHLAB_REGISTRY: this.registryUrl,
        COACHLAB_TOKEN: token,
        ...this.#settings('coachlab'),
      },
    });
    return new Promise((resolve, reject) => {
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk));
      child.once('close', (code, signal) => {
        if (code === 0) resolve(said);
        else reject(new Error(`coachlab ${args.join(' ')} ended with ${code ?? signal}: ${said}`));
      });
    });
  }

  /** What the team of a remote signs in with. */
  tokenOf(remote: string): string {
    return this.#tokens[remote]!;
  }

  get registryUrl(): string {
    return `http://127.0.0.1:${this.#ports.registry}`;
  }

  /** Has the registry do something as the team of a remote does: promote, canary and so on. */
  async change<T>(remote: string, action: string, body: object): Promise<{ status: number; body: T }> {
    const response = await fetch(`${this.registryUrl}/api/registry/remotes/${remote}/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#tokens[remote]}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  /** Asks the registry as a team does. */
  async ask<T>(path: string): Promise<T> {
    const headers = { authorization: `Bearer ${this.#tokens.catalog}` };
    const response = await fetch(this.registryUrl + path, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  #environment(part: Part): NodeJS.ProcessEnv {
    const origin = (name: string) => `http://127.0.0.1:${this.#ports[name]}`;
    const common = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // Each test starts the same seven programs.
      NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
      HOST: '127.0.0.1',
      PORT: String(this.#ports[part]),
      COACHLAB_LIMITS: 'off',
      COACHLAB_UPSTREAMS: upstreams(SERVICES, ({ name }) => origin(name)),
    };
    if (part === 'shell') {
      return {
        ...common,
        PUBLIC_URL: this.url,
        COACHLAB_DATA: join(this.data, 'gateway'),
        COACHLAB_COOKIE_KEYS: this.#cookieKey,
        COACHLAB_REGISTRY_URL: this.registryUrl,
        COACHLAB_ROOT_KEYS: this.#rootKey,
        COACHLAB_OPERATORS_PORT: String(this.#ports.operators),
        COACHLAB_OPERATORS_PAGES: operatorsPages(SERVICES),
        COACHLAB_SHELL_TOKEN: this.#shellToken,
        // A test may come from several networks.
        COACHLAB_TRUSTED_PROXIES: '127.0.0.1,::1',
      };
    }
    if (part === REHEARSER) {
      const { PATH, HOST, PORT, NODE_COMPILE_CACHE } = common;
      const own = { COACHLAB_SITE: this.url, COACHLAB_REHEARSER_TOKEN: this.#tokens[REHEARSER] };
      return { PATH, HOST, PORT, NODE_COMPILE_CACHE, ...own };
    }
    return {
      ...common,
      DRAIN_SECONDS: '0',
      ...(part === 'assistant'
        ? { COACHLAB_REGISTRY_URL: this.registryUrl, COACHLAB_ROOT_KEYS: this.#rootKey }
        : { DATABASE_URL: `sqlite:${join(this.data, `${part}.db`)}` }),
      ...(part === 'registry'
        ? {
            COACHLAB_ASSETS: join(this.data, 'assets'),
            COACHLAB_SIGNING_KEY_FILE: join(this.data, 'key.pem'),
            COACHLAB_SIGNING_CERTIFICATE: JSON.stringify(this.#certificate),
            COACHLAB_BOOTSTRAP_TOKENS: Object.entries({ ...this.#tokens, shell: this.#shellToken })
              .map((pair) => pair.join('='))
              .join(','),
            COACHLAB_PROVIDES_FILE: join(ROOT, 'shell/build/provides.json'),
          }
        : {}),
    };
  }
}
