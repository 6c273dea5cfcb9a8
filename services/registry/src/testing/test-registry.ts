import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeAnswer, PublishAnswer, RefusedProblem } from '@coachlab/contracts';
import { publicKeyOf, signCertificate } from '@coachlab/keys';
import type { Answer, EngineKit, TestService } from '@coachlab/service-common/testing';
import { registry } from '../registry.ts';
import { makePackage, type PackageChoices } from './make-package.ts';

export const TOKENS = {
  catalog: 'catalog-token-0123456789',
  journey: 'journey-token-0123456789',
  community: 'community-token-0123456789',
};

/** As the setting takes them. */
export function tokensSetting(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map((pair) => pair.join('='))
    .join(',');
}

/** What the tests' remotes own. */
export const OWNERS = {
  catalog: {
    routes: ['/', '/catalog', '/a', '/mine', '/contested'],
    apis: ['artifacts'],
    slots: ['dialog'],
  },
  journey: { routes: ['/journey', '/journey-next'], apis: ['journey'], slots: ['challenge'] },
  community: { routes: ['/community', '/forum'], apis: ['forum'], slots: [] },
};
export type RemoteName = keyof typeof TOKENS;

const DAY = 86_400_000;
const { privateKey } = generateKeyPairSync('ed25519');
const SIGNING_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
export const PUBLIC_KEY = publicKeyOf(privateKey);
const rootKey = generateKeyPairSync('ed25519').privateKey;
/** What a shell pins. */
export const ROOT_KEY = publicKeyOf(rootKey);

/** As the setting takes it. */
export function certified({ key = PUBLIC_KEY, days = 90 } = {}): string {
  const notBefore = Date.now() - DAY;
  return JSON.stringify(signCertificate({ key, notBefore, notAfter: Date.now() + days * DAY }, rootKey));
}
const CERTIFICATE = certified();

export const PROVIDES = { shell: '1.4.0', shared: { react: '19.3.1', '@coachlab/remote-kit': '1.4.0' } };

/** A running registry with its own assets folder, and what teams and shells ask of it. */
export class TestRegistry {
  constructor(
    readonly service: TestService,
    readonly folder: string,
    readonly environment: Record<string, string>,
  ) {}

  get url(): string {
    return this.service.url;
  }

  /** Another instance on the same database and assets. */
  async twin(kit: EngineKit): Promise<TestRegistry> {
    return new TestRegistry(await kit.start(registry, this.environment), this.folder, this.environment);
  }

  /** The same registry, stopped before, with other settings. */
  async again(kit: EngineKit, more: Record<string, string>): Promise<TestRegistry> {
    const environment = { ...this.environment, ...more };
    return new TestRegistry(await kit.start(registry, environment), this.folder, environment);
  }

  publish(
    choices: PackageChoices & { name?: RemoteName } = {},
  ): Promise<Answer<PublishAnswer & RefusedProblem>> {
    return this.send(makePackage(choices), { name: choices.name ?? 'catalog' });
  }

  /** Sends any bytes as a package. */
  async send<T = PublishAnswer & RefusedProblem>(
    bytes: Buffer,
    { name = 'catalog', token = TOKENS[name as RemoteName] as string | null, type = 'application/gzip' } = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}/api/registry/remotes/${name}/releases`, {
      method: 'POST',
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as T };
  }

  change<T = ChangeAnswer & RefusedProblem>(
    action: 'promote' | 'canary' | 'rollback' | 'abort' | 'lift' | 'pause' | 'resume',
    body: object,
    name: RemoteName = 'catalog',
  ): Promise<Answer<T>> {
    return this.service.post<T>(`/api/registry/remotes/${name}/${action}`, body, bearer(name));
  }

  /** As with `--at-once`: everybody has it, and nobody judges it. */
  promoteAtOnce(version: string, name?: RemoteName): Promise<Answer<ChangeAnswer & RefusedProblem>> {
    return this.change('promote', { version, watched: false }, name);
  }

  async release(choices: PackageChoices & { name?: RemoteName } = {}): Promise<string> {
    const { status, body } = await this.publish(choices);
    if (status !== 201) throw new Error(`publish answered ${status}: ${JSON.stringify(body)}`);
    return body.version;
  }

  async promoted(choices: PackageChoices & { name?: RemoteName } = {}): Promise<string> {
    const version = await this.release(choices);
    const { status, body } = await this.promoteAtOnce(version, choices.name);
    if (status !== 200) throw new Error(`promote answered ${status}: ${JSON.stringify(body)}`);
    return version;
  }

  /** Every file that is stored, relative to the assets folder; notes excluded. */
  async storedFiles(): Promise<string[]> {
    const root = join(this.folder, 'assets/remotes');
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  }

  async provide(provides: object): Promise<void> {
    await writeFile(this.environment['COACHLAB_PROVIDES_FILE'] as string, JSON.stringify(provides));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

export const bearer = (name: RemoteName) => ({ authorization: `Bearer ${TOKENS[name]}` });

export async function startRegistry(
  kit: EngineKit,
  more: Record<string, string> = {},
): Promise<TestRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'coachlab-registry-'));
  const environment = {
    DATABASE_URL: (await kit.createDatabase()).url,
    COACHLAB_ASSETS: join(folder, 'assets'),
    COACHLAB_SIGNING_KEY: SIGNING_KEY,
    COACHLAB_SIGNING_CERTIFICATE: CERTIFICATE,
    COACHLAB_BOOTSTRAP_TOKENS: tokensSetting(TOKENS),
    COACHLAB_PROVIDES_FILE: join(folder, 'provides.json'),
    COACHLAB_OWNERS_FILE: join(folder, 'owners.json'),
    // Its page without the script: whether and when the console was built makes no difference to a test.
    COACHLAB_CONSOLE: join(import.meta.dirname, '../../console/public'),
    ...more,
  };
  if (environment.COACHLAB_PROVIDES_FILE)
    await writeFile(environment.COACHLAB_PROVIDES_FILE, JSON.stringify(PROVIDES));
  await writeFile(environment.COACHLAB_OWNERS_FILE, JSON.stringify(OWNERS));
  return new TestRegistry(await kit.start(registry, environment), folder, environment);
}
