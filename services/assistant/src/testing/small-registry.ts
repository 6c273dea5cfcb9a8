import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { DiscoveryDocument, DiscoveryRemote, Release, RemoteManifest } from '@coachlab/contracts';
import { signDiscovery } from '@coachlab/federation/server';
import { newKey, publicKeyOf, signCertificate } from '@coachlab/keys';

const ROOT = join(import.meta.dirname, '../../../..');
const DAY = 86_400_000;

/** The sections of this product, as their manifests are. */
export function readManifests(): Promise<RemoteManifest[]> {
  const files = globSync('mfe-*/remote.ts', { cwd: ROOT }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { default: manifest } = (await import(pathToFileURL(join(ROOT, file)).href)) as {
        default: RemoteManifest;
      };
      return manifest;
    }),
  );
}

/** A document that everybody is given these sections by. */
function unsignedDocument(
  manifests: readonly RemoteManifest[],
  change: (remote: DiscoveryRemote) => DiscoveryRemote = (remote) => remote,
): Omit<DiscoveryDocument, 'certificate' | 'signature'> {
  return {
    schema: 1,
    epoch: 1,
    issuedAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + DAY).toISOString(),
    remotes: manifests.map(({ name, owner }) => change({ name, owner, stable: '1.0.0' })),
    releases: Object.fromEntries(manifests.map((each) => [`${each.name}@1.0.0`, releaseOf(each)])),
  };
}

function releaseOf({ name, routes, navigation, slots, roles, needs }: RemoteManifest): Release {
  const digest = `sha384-${'0'.repeat(64)}`;
  return {
    name,
    version: '1.0.0',
    base: `/remotes/${name}/1.0.0/`,
    container: name,
    entry: 'browser/entry.js',
    integrity: { 'browser/entry.js': digest, 'server/index.js': digest },
    server: { file: 'server/index.js', sha384: digest },
    pages: Object.fromEntries([...routes, ...slots].map(({ page }) => [page, { js: [], css: [] }])),
    routes,
    navigation,
    slots,
    ...(roles && { roles }),
    needs,
    shared: {},
  };
}

/** Answers the signed document as the registry does, and can be told other sections. */
export class SmallRegistry {
  readonly #root = newKey();
  readonly #key = newKey();
  readonly #server: Server;
  readonly rootKey = publicKeyOf(this.#root);
  #epoch = 0;
  #body = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const etag = `"${this.#epoch}"`;
      const isKnown = request.headers['if-none-match'] === etag;
      response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : this.#body);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** @param spoil what becomes of it after it was signed */
  say(
    manifests: readonly RemoteManifest[],
    {
      change,
      services,
      spoil = (text) => text,
    }: {
      change?: (remote: DiscoveryRemote) => DiscoveryRemote;
      services?: Record<string, string>;
      spoil?: (text: string) => string;
    } = {},
  ): void {
    this.#epoch += 1;
    const [notBefore, notAfter] = [Date.now() - DAY, Date.now() + DAY];
    const certificate = signCertificate({ key: publicKeyOf(this.#key), notBefore, notAfter }, this.#root);
    const document = { ...unsignedDocument(manifests, change), epoch: this.#epoch, certificate };
    this.#body = spoil(
      JSON.stringify(signDiscovery({ ...document, ...(services && { services }) }, this.#key)),
    );
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
