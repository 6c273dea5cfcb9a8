import type { ApiRoles, DiscoveryDocument, RoleName, Situation } from '@coachlab/contracts';
import { acceptDiscovery } from '@coachlab/federation/server';
import { CONFIG, readJson, UnavailableError } from '@coachlab/service-common';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { AssistantConfig } from '../settings.ts';
import { addressOf, Addresses, type Target } from './addresses.ts';
import { CONTENT, type Content } from './content.ts';
import { Knowledge } from './knowledge.ts';
import { Recogniser } from './recogniser.ts';
import { isArtifact, isMetadata, isPersona, isSituation } from './role-shapes.ts';
import { Site } from './site.ts';

/** Milliseconds for which a look at the sections counts, until one that failed at the start is tried again, and for one GET. */
const [FRESH_MS, RETRY_MS, TIMEOUT_MS] = [5_000, 1_000, 10_000];
/** Bytes of an answer: all artifacts with their texts are 0.7 MB. */
const LONGEST = 16 * 1024 * 1024;
/** Items of one API; situations are learned together, which takes the longer the more there are. */
const MOST_ITEMS = 2_000;

/** Keeps what the sections say at hand: asked for by ETag, learned again when it has changed, kept when it cannot be had. */
@Injectable()
export class Sources implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(Sources.name);
  readonly #roots: readonly string[];
  readonly #upstreams: Readonly<Record<string, string>>;
  readonly #registry: URL;
  readonly #content: Content;
  /** By address: the last answer, which counts while there is no newer one. */
  readonly #answers = new Map<string, { etag: string | undefined; value: unknown }>();
  readonly #stopped = new AbortController();
  /** The registry's last answer that was looked at, the last that was accepted, and the site that it makes. */
  #seen: unknown;
  #accepted: DiscoveryDocument | undefined;
  #site: Site | undefined;
  /** The last knowledge, and the answers that it was made of. */
  #knowledge: Knowledge | undefined;
  #madeOf: readonly unknown[] = [];
  #recogniser: { of: Recogniser; from: readonly Situation[] } | undefined;
  #lookedAt = 0;
  #looking: Promise<Knowledge> | undefined;

  constructor(@Inject(CONFIG) config: AssistantConfig, @Inject(CONTENT) content: Content) {
    this.#registry = new URL('/discovery', config.COACHLAB_REGISTRY_URL);
    this.#roots = config.COACHLAB_ROOT_KEYS;
    this.#upstreams = Object.fromEntries(config.COACHLAB_UPSTREAMS);
    this.#content = content;
  }

  /** Learns before anybody asks; a question that comes first waits for the same look. */
  onApplicationBootstrap(): void {
    void this.#learnAhead();
  }

  onModuleDestroy(): void {
    this.#stopped.abort();
  }

  /**
   * What is known now; an older one while a newer is being fetched. While no section has anything to recommend, each question looks.
   * @throws UnavailableError when none was ever had
   */
  async current(): Promise<Knowledge> {
    const known = this.#knowledge?.items.length ? this.#knowledge : undefined;
    if (known && Date.now() - this.#lookedAt < FRESH_MS) return known;
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    if (!known) return this.#looking;
    this.#looking.catch((error: Error) => this.#warn('what the sections have', error));
    return known;
  }

  async #learnAhead(): Promise<void> {
    const { signal } = this.#stopped;
    const began = performance.now();
    let told = '';
    while (!signal.aborted) {
      try {
        const { items } = await this.current();
        // Sections may come after the assistant.
        if (items.length === 0) throw new UnavailableError('catalog_unavailable');
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        const { heapUsed, rss } = process.memoryUsage();
        const [heap, all] = [heapUsed, rss].map((bytes) => Math.round(bytes / 1024 ** 2));
        this.#logger.log(
          `Knows ${items.length} artifacts after ${seconds} s, with ${heap} MB of heap, ${all} MB in all`,
        );
        return;
      } catch (error) {
        const why = reasonOf(error as Error);
        if (why !== told) this.#logger.warn(`The catalogue is not loaded yet: ${why}`);
        told = why;
        await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #look(): Promise<Knowledge> {
    this.#lookedAt = Date.now();
    try {
      const site = await this.#currentSite();
      const [artifacts, metadata, personas, situations] = await Promise.all([
        this.#read(site, 'artifacts'),
        this.#read(site, 'artifact-metadata'),
        this.#read(site, 'personas'),
        this.#read(site, 'situations'),
      ]);
      if (artifacts.length === 0 && site.sources('artifacts').length > 0)
        throw new Error('No service with artifacts answers');
      const madeOf = [site, ...[artifacts, metadata, personas, situations].flat().map(({ value }) => value)];
      if (this.#knowledge && areSame(this.#madeOf, madeOf)) return this.#knowledge;
      const items = placed(artifacts, isArtifact, ({ id }) => `artifact:${id}`);
      const told = placed(situations, isSituation, ({ slug }) => `situation:${slug}`);
      this.#knowledge = new Knowledge({
        items: items.items,
        metadata: merged(
          metadata.map(({ value }) => value?.metadata),
          isMetadata,
        ),
        personas: merged(
          personas.map(({ value }) => value?.personas),
          isPersona,
        ),
        recogniser: await this.#recogniserOf(told.items),
        content: this.#content,
        site,
        addresses: new Addresses([
          ...site.pages.map(({ name, path }): [Target, string] => [`page:${name}`, path]),
          ...told.addresses,
          ...items.addresses,
        ]),
      });
      this.#madeOf = madeOf;
      // What never answered yet may a moment later: the next question looks again.
      if (situations.length < site.sources('situations').length) this.#lookedAt = 0;
      return this.#knowledge;
    } catch (cause) {
      throw new UnavailableError('catalog_unavailable', { cause });
    }
  }

  /** A document counts once its certificate, signature and epoch are right. @throws Error when none was ever had */
  async #currentSite(): Promise<Site> {
    try {
      const answer = await this.#get<object>(this.#registry);
      if (answer !== this.#seen || !this.#site) {
        this.#seen = answer;
        const outcome = acceptDiscovery(this.#accepted, answer, { now: Date.now(), roots: this.#roots });
        if (!outcome.accepted) throw new Error(`The registry's discovery is refused: ${outcome.reason}`);
        this.#site = new Site(outcome.document, this.#upstreams);
        this.#accepted = outcome.document;
      }
    } catch (error) {
      if (!this.#site) throw error;
      this.#warn('the list of pages', error as Error);
    }
    return this.#site!;
  }

  /** Every API with one role. One that cannot be had counts with its last answer, and before its first not at all. */
  async #read<R extends RoleName>(site: Site, role: R): Promise<Answered<ApiRoles[R]>[]> {
    const sources = site.sources(role);
    const answers = await Promise.all(
      sources.map(({ url }) =>
        this.#get<ApiRoles[R]>(url).catch((error: Error) => {
          this.#warn(role, error);
          return this.#answers.get(url.href)?.value as ApiRoles[R] | undefined;
        }),
      ),
    );
    return sources.flatMap(({ path }, at) => {
      const value = answers[at];
      return value === undefined ? [] : [{ path, value }];
    });
  }

  /** The same object until the answer changes. @throws Error when it cannot be had */
  async #get<T>(url: URL): Promise<T> {
    const last = this.#answers.get(url.href);
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(last?.etag ? { 'if-none-match': last.etag } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // An API of an added section is its team's; where it leads on to is not.
      redirect: 'error',
    });
    if (response.status === 304 && last) return last.value as T;
    if (!response.ok) throw new Error(`${url.pathname} answers ${response.status}`);
    const value = (await readJson(response, LONGEST)) as T;
    this.#answers.set(url.href, { etag: response.headers.get('etag') ?? undefined, value });
    return value;
  }

  /** Learning takes a second, and each release of a section makes another site. */
  async #recogniserOf(situations: readonly Situation[]): Promise<Recogniser> {
    if (!this.#recogniser || !areSame(this.#recogniser.from, situations))
      this.#recogniser = { of: await Recogniser.of(situations, this.#content), from: situations };
    return this.#recogniser.of;
  }

  #warn(what: string, error: Error): void {
    this.#logger.warn(`Could not refresh ${what}; keeping the previous answer: ${reasonOf(error)}`);
  }
}

interface Answered<T> {
  /** Of the page that an item opens. */
  path: string | undefined;
  /** The same object until the answer changes. */
  value: T;
}

/** Items of all sections, each target once, of two the first, that are whole and have a page. */
function placed<T extends object>(
  answers: readonly Answered<T[]>[],
  isWhole: (item: unknown) => item is T,
  targetOf: (item: T) => Target,
): { items: T[]; addresses: [Target, string][] } {
  const found = new Map<Target, { item: T; address: string }>();
  for (const { path, value } of answers) {
    if (path === undefined || !Array.isArray(value)) continue;
    for (const item of value.slice(0, MOST_ITEMS).filter(isWhole)) {
      const address = addressOf(path, item);
      if (address !== undefined && !found.has(targetOf(item))) found.set(targetOf(item), { item, address });
    }
  }
  return {
    items: [...found.values()].map(({ item }) => item),
    addresses: [...found].map(([target, { address }]) => [target, address]),
  };
}

/** Of one key in several the first. */
function merged<T>(parts: readonly unknown[], isWhole: (value: unknown) => value is T): Record<string, T> {
  const entries = parts.toReversed().flatMap((part) => Object.entries(part ?? {}));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isWhole(entry[1])));
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && now.every((each, at) => each === before[at]);
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
