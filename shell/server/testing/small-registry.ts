import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { DiscoveryCandidate, DiscoveryDocument, Release, SigningCertificate } from '@coachlab/contracts';
import { type Override, sha384, signDiscovery, signOverride, signRelease } from '@coachlab/federation/server';
import { publicKeyOf, signCertificate } from '@coachlab/keys';

const DAY = 86_400_000;

/** A server build of one page that draws what `word` says. */
function serverCode(word: string): string {
  return `const { createElement } = require('react');
module.exports = { pages: { lab: async () => ({ Component: () => createElement('h1', null, ${JSON.stringify(word)}) }) } };`;
}

/** Speaks HTTP like the registry, and lets a test change what it says and what it keeps. */
export class SmallRegistry {
  readonly files = new Map<string, string>();
  /** Addresses of files that nobody gets before this has happened. */
  readonly slow = new Map<string, Promise<void>>();
  /** What was posted, with whose token. */
  readonly posts: { path: string; token: string | undefined; body: object }[] = [];
  /** How it answers what is posted. */
  posted = { status: 202, body: '{}' };
  /** What of it has a shape that it knows; the rest is refused. */
  accepts: (body: object) => boolean = () => true;
  readonly #root = generateKeyPairSync('ed25519').privateKey;
  readonly rootKey = publicKeyOf(this.#root);
  #key = generateKeyPairSync('ed25519').privateKey;
  #certificate = this.#certify(Date.now() - DAY, 90 * DAY);
  readonly #server: Server;
  #epoch = 1_000;
  #body = '';
  #releases: Record<string, Release> = {};
  /** `name@version` of releases that are stored and not live; a test may spoil what is signed of them. */
  readonly stored = new Map<string, { release: Release; spoil?: (text: string) => string }>();
  /** Releases of other remotes, live in every document. */
  readonly #neighbours: Release[] = [];
  /** API name to the service of a section that an operator added, in every document. */
  services: Record<string, string> = {};
  /** Prefixes of sections without a release, in every document. */
  awaited: string[] = [];
  /** What an operator says of the service worker, in every document; nothing while undefined. */
  offline: boolean | undefined;

  constructor() {
    this.#server = createServer((request, response) => {
      const path = new URL(request.url!, 'http://registry').pathname;
      if (path === '/discovery') {
        const etag = `"${sha384(this.#body)}"`;
        response.setHeader('etag', etag);
        response.statusCode = request.headers['if-none-match'] === etag ? 304 : 200;
        response.end(response.statusCode === 304 ? undefined : this.#body);
        return;
      }
      const wanted = /^\/discovery\/releases\/([^/]+)\/([^/]+)$/.exec(path);
      const kept = wanted && this.stored.get(`${wanted[1]}@${wanted[2]}`);
      if (kept) {
        const text = JSON.stringify(signRelease(kept.release, this.#key));
        response.end(kept.spoil?.(text) ?? text);
        return;
      }
      if (request.method === 'POST') return void this.#take(request, response, path);
      void Promise.resolve(this.slow.get(path)).then(() => this.#sendFile(response, path));
    });
  }

  #sendFile(response: ServerResponse, path: string): void {
    const file = this.files.get(path);
    response.statusCode = file === undefined ? 404 : 200;
    if (file === undefined) response.setHeader('content-type', 'application/problem+json');
    response.end(file ?? '{}');
  }

  /** From now on another key signs, which a newer certificate vouches for. What it signed before can be said again. */
  exchangeKey({ from = Date.now(), lasts = 90 * DAY } = {}): void {
    this.#key = generateKeyPairSync('ed25519').privateKey;
    this.#certificate = this.#certify(from, lasts);
  }

  #certify(notBefore: number, lasts: number): SigningCertificate {
    const key = publicKeyOf(this.#key);
    return signCertificate({ key, notBefore, notAfter: notBefore + lasts }, this.#root);
  }

  async #take(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const body = (await json(request)) as object;
    this.posts.push({ path, token: request.headers.authorization, body });
    if (!this.accepts(body)) return void response.writeHead(400).end('{}');
    response.writeHead(this.posted.status, { 'content-type': 'application/json' }).end(this.posted.body);
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Stopping a second time is fine. */
  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Publishes and promotes a release whose only page says `word`. */
  promote(version: string, word: string): DiscoveryDocument {
    const release = this.publish(version, word);
    this.stored.delete(`${release.name}@${version}`);
    this.#releases[`${release.name}@${version}`] = release;
    return this.say({ stable: version });
  }

  /** Makes a stored release the candidate. */
  canary(stable: string, candidate: DiscoveryCandidate): DiscoveryDocument {
    const id = `catalog@${candidate.release}`;
    this.#releases[id] = this.stored.get(id)!.release;
    return this.say({ stable, candidate });
  }

  /** Publishes a release of another remote, whose only page is at `/{name}`; it is live from the next document on. */
  settle(name: string, word: string, version = '1.0.0'): void {
    const release = this.publish(version, word, serverCode(word), name);
    this.stored.delete(`${name}@${version}`);
    const at = this.#neighbours.findIndex((other) => other.name === name);
    this.#neighbours.splice(at < 0 ? this.#neighbours.length : at, 1, release);
  }

  /** What a quarantine does: no document names the release any more, and nobody is given it. */
  withdraw(version: string, stable: string): DiscoveryDocument {
    delete this.#releases[`catalog@${version}`];
    this.stored.delete(`catalog@${version}`);
    return this.say({ stable });
  }

  override(override: Override): string {
    return signOverride(override, this.#key);
  }

  /** Stores a release that nobody runs yet; its page says `word`. */
  publish(version: string, word: string, code = serverCode(word), name = 'catalog'): Release {
    const base = `/remotes/${name}/${version}/`;
    const files = {
      'browser/entry.js': `var c;`,
      'browser/lab.js': `//${word}`,
      'browser/lab.css': `.lab{content:${JSON.stringify(word)}}`,
      'browser/later.js': `//later ${word}`,
      'server/index.js': code,
    };
    for (const [file, text] of Object.entries(files)) this.files.set(base + file, text);
    const path = name === 'catalog' ? '/lab' : `/${name}`;
    const release: Release = {
      name,
      version,
      base,
      container: `${name}_${version.replaceAll(/\W/g, '_')}`,
      entry: 'browser/entry.js',
      integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)])),
      server: { file: 'server/index.js', sha384: sha384(files['server/index.js']) },
      pages: { lab: { js: ['browser/lab.js'], css: ['browser/lab.css'] } },
      routes: [{ path, page: 'lab', cacheQuery: ['level'], loadingText: 'Loading artifacts...' }],
      navigation: [{ slot: 'menu', label: 'Lab', href: path, order: 30 }],
      slots: [],
      needs: { shell: '^1.0.0', apis: { artifacts: '^1.0.0' } },
      shared: { react: '^19.0.0' },
    };
    this.stored.set(`${name}@${version}`, { release });
    return release;
  }

  /** Signs a new document, one epoch on; `change` may spoil it after it was signed. */
  say(
    {
      stable,
      epoch = (this.#epoch += 1),
      lasts = 86_400_000,
      issued = Date.now(),
      candidate,
      owns,
    }: {
      /** Null: catalog has no release yet. */
      stable: string | null;
      epoch?: number;
      lasts?: number;
      issued?: number;
      candidate?: DiscoveryCandidate;
      owns?: string[];
    },
    change: (text: string) => string = (text) => text,
  ): DiscoveryDocument {
    const document = signDiscovery(
      {
        schema: 1,
        epoch,
        issuedAt: new Date(issued).toISOString(),
        expiresAt: new Date(issued + lasts).toISOString(),
        remotes: [
          ...(stable === null
            ? []
            : [
                {
                  name: 'catalog',
                  owner: 'team-catalog',
                  stable,
                  ...(candidate && { candidate }),
                  ...(owns && { owns }),
                },
              ]),
          ...this.#neighbours.map(({ name, version }) => ({ name, owner: `team-${name}`, stable: version })),
        ],
        services: this.services,
        ...(this.awaited.length > 0 && { awaited: this.awaited }),
        ...(this.offline !== undefined && { offline: this.offline }),
        certificate: this.#certificate,
        releases: {
          ...this.#releases,
          ...Object.fromEntries(this.#neighbours.map((each) => [`${each.name}@${each.version}`, each])),
        },
      },
      this.#key,
    );
    this.#body = change(JSON.stringify(document));
    return document;
  }
}
