import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Artifact, ArtifactMetadata, Situation } from '@coachlab/contracts';
import { readContentFolder } from '@coachlab/service-common';
import { readManifests, SmallRegistry } from './small-registry.ts';

type ArtifactFile = Artifact & { order: number; metadata: ArtifactMetadata };

const CONTENT = fileURLToPath(new URL('../../../catalog/content/', import.meta.url));

/** The real artifacts, in the catalogue's order. */
export async function readArtifacts(): Promise<ArtifactFile[]> {
  const files = await readContentFolder<ArtifactFile>(join(CONTENT, 'artifacts'), { type: 'object' });
  return files.map(({ value }) => value).sort((one, other) => one.order - other.order);
}

/** The real situations. */
export async function readSituations(): Promise<Situation[]> {
  const files = await readContentFolder<Situation>(join(CONTENT, 'situations'), { type: 'object' });
  return files.map(({ value }) => value);
}

/** Answers the catalogue's three reads as its service does, with ETags, and can be changed or broken; beside it a registry names it. */
export class SmallCatalogue {
  readonly #server: Server;
  readonly registry = new SmallRegistry();
  items: ArtifactFile[];
  situations: Situation[];
  broken = false;
  answersNull = false;
  /** Answers with a body, and answers that nothing has changed. */
  readonly answered = { whole: 0, unchanged: 0 };

  private constructor(items: ArtifactFile[], situations: Situation[]) {
    this.items = items;
    this.situations = situations;
    this.#server = createServer((request, response) => {
      if (this.broken) return void response.writeHead(503).end();
      const body = JSON.stringify(this.#bodyFor(request.url ?? ''));
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      if (request.headers['if-none-match'] === etag) {
        this.answered.unchanged += 1;
        return void response.writeHead(304, { etag }).end();
      }
      this.answered.whole += 1;
      response.writeHead(200, { etag, 'content-type': 'application/json' }).end(body);
    });
  }

  /** @param situations how many of them: to learn all takes the assistant seconds */
  static async start({ situations = Infinity } = {}): Promise<SmallCatalogue> {
    const some = situations > 0 ? (await readSituations()).slice(0, situations) : [];
    const catalogue = new SmallCatalogue(await readArtifacts(), some);
    await new Promise<void>((resolve) => catalogue.#server.listen(0, '127.0.0.1', resolve));
    await catalogue.registry.start();
    catalogue.registry.say(await readManifests());
    return catalogue;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** With which an assistant finds it. */
  get environment(): Record<string, string> {
    const apis = ['artifacts', 'artifact-metadata', 'situations'].map((api) => `${api}=${this.url}`);
    return {
      COACHLAB_REGISTRY_URL: this.registry.url,
      COACHLAB_ROOT_KEYS: this.registry.rootKey,
      COACHLAB_UPSTREAMS: apis.join(','),
    };
  }

  async stop(): Promise<void> {
    await this.registry.stop();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #bodyFor(path: string): unknown {
    if (this.answersNull) return null;
    if (path.startsWith('/api/artifact-metadata'))
      return { metadata: Object.fromEntries(this.items.map(({ id, metadata }) => [id, metadata])) };
    if (path.startsWith('/api/situations')) return this.situations;
    return this.items.map(({ metadata: _, order: __, ...item }) => item);
  }
}
