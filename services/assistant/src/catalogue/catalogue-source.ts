import type { Situation } from '@coachlab/contracts';
import { UnavailableError } from '@coachlab/service-common';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Addresses, type Target } from '../site/addresses.ts';
import { SiteSource } from '../site/site-source.ts';
import { RECOGNITION, type Recognition } from '../situations/recognition-content.ts';
import { SituationMatcher } from '../situations/situation-matcher.ts';
import { Catalogue } from './catalogue.ts';
import { placedArtifacts, placedSituations } from './placed.ts';
import { type Answered, RoleReader } from './role-reader.ts';
import { isMetadata, isPersona } from './role-shapes.ts';

/** Milliseconds for which a look at the catalogue counts. */
const FRESH_MS = 5_000;
/** Milliseconds until a catalogue that could not be reached at start-up is tried again. */
const RETRY_MS = 1_000;

/** Keeps the catalogue at hand: asked for by ETag, indexed again when it has changed, kept when it cannot be reached. */
@Injectable()
export class CatalogueSource implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(CatalogueSource.name);
  readonly #artifacts = new RoleReader('artifacts');
  readonly #metadata = new RoleReader('artifact-metadata');
  readonly #personas = new RoleReader('personas');
  readonly #situations = new RoleReader('situations');
  readonly #recognition: Recognition;
  /** What the catalogue was made of. */
  #answers: readonly object[] = [];
  /** The last one, and what it was made of: learning takes seconds, and each release of a section makes another site. */
  #matched: { matcher: SituationMatcher; from: readonly Situation[] } | undefined;
  #catalogue: Catalogue | undefined;
  #lookedAt = 0;
  #looking: Promise<Catalogue> | undefined;
  readonly #stopped = new AbortController();

  constructor(
    private readonly sites: SiteSource,
    @Inject(RECOGNITION) recognition: Recognition,
  ) {
    this.#recognition = recognition;
  }

  /** Learns the catalogue before anybody asks; a question that comes first waits for the same look. */
  onApplicationBootstrap(): void {
    void this.#learnAhead();
  }

  onModuleDestroy(): void {
    this.#stopped.abort();
  }

  async #learnAhead(): Promise<void> {
    const { signal } = this.#stopped;
    const began = performance.now();
    let said = '';
    while (!signal.aborted) {
      try {
        const { items, situations } = await this.current();
        if (signal.aborted) return;
        // Sections may come after the assistant.
        if (items.length === 0) throw new UnavailableError('catalog_unavailable');
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        const megabytes = Math.round(process.memoryUsage().heapUsed / 1024 ** 2);
        this.#logger.log(
          `Knows ${items.length} artifacts and ${situations.situations.length} situations after ${seconds} s, with ${megabytes} MB of heap in use`,
        );
        return;
      } catch (error) {
        const why = reason(error as Error);
        if (why !== said) this.#logger.warn(`The catalogue is not loaded yet: ${why}`);
        said = why;
        await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /**
   * What is known now; an older one while a newer is being fetched. While no section has anything to recommend, each question looks.
   * @throws UnavailableError when none was ever had
   */
  async current(): Promise<Catalogue> {
    const known = this.#catalogue?.items.length ? this.#catalogue : undefined;
    if (known && Date.now() - this.#lookedAt < FRESH_MS) return known;
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    if (!known) return this.#looking;
    this.#looking.catch((error: Error) =>
      this.#logger.warn(`Could not refresh the catalogue; keeping the previous one: ${reason(error)}`),
    );
    return known;
  }

  async #look(): Promise<Catalogue> {
    this.#lookedAt = Date.now();
    try {
      const site = await this.sites.current();
      const [artifacts, metadata, personas, situations] = await Promise.all([
        this.#artifacts.read(site),
        this.#metadata.read(site),
        this.#personas.read(site),
        this.#situations.read(site),
      ]);
      if (artifacts.length === 0 && site.sources('artifacts').length > 0)
        throw new Error('No service with artifacts answers');
      const answers = [site, ...valuesOf(artifacts, metadata, personas, situations)];
      if (this.#catalogue && same(this.#answers, answers)) return this.#catalogue;
      const items = placedArtifacts(artifacts);
      const told = placedSituations(situations);
      this.#catalogue = new Catalogue({
        items: items.items,
        metadata: merged(
          metadata.map(({ value }) => value?.metadata),
          isMetadata,
        ),
        personas: merged(
          personas.map(({ value }) => value?.personas),
          isPersona,
        ),
        situations: await this.#matcherOf(told.items),
        site,
        addresses: new Addresses([
          ...site.pages.map(({ name, path }): [Target, string] => [`page:${name}`, path]),
          ...told.addresses,
          ...items.addresses,
        ]),
      });
      this.#answers = answers;
      return this.#catalogue;
    } catch (cause) {
      throw new UnavailableError('catalog_unavailable', { cause });
    }
  }

  async #matcherOf(situations: readonly Situation[]): Promise<SituationMatcher> {
    if (this.#matched && same(this.#matched.from, situations)) return this.#matched.matcher;
    const matcher = await SituationMatcher.of(situations, this.#recognition);
    this.#matched = { matcher, from: situations };
    return matcher;
  }
}

function valuesOf(...answers: readonly (readonly Answered<object>[])[]): object[] {
  return answers.flat().map(({ value }) => value);
}

/** Of one key in several the first. */
function merged<T>(parts: readonly unknown[], isWhole: (value: unknown) => value is T): Record<string, T> {
  const entries = parts.toReversed().flatMap((part) => Object.entries(part ?? {}));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isWhole(entry[1])));
}

function same(before: readonly object[], now: readonly object[]): boolean {
  return before.length === now.length && now.every((each, at) => each === before[at]);
}

function reason(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
