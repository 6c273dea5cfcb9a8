import type { Artifact, ArtifactMetadataAnswer, PersonasAnswer, Situation } from '@coachlab/contracts';
import { CONFIG, UnavailableError } from '@coachlab/service-common';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { AssistantConfig } from '../settings.ts';
import { RECOGNITION, type Recognition } from '../situations/recognition-content.ts';
import { SituationMatcher } from '../situations/situation-matcher.ts';
import { Catalogue, type CatalogueParts } from './catalogue.ts';
import { EtagReader } from './etag-reader.ts';

/** Milliseconds for which a look at the catalogue counts. */
const FRESH_MS = 5_000;
/** Milliseconds until a catalogue that could not be reached at start-up is tried again. */
const RETRY_MS = 1_000;

/** Keeps the catalogue at hand: asked for by ETag, indexed again when it has changed, kept when it cannot be reached. */
@Injectable()
export class CatalogueSource implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(CatalogueSource.name);
  readonly #artifacts: EtagReader<Artifact[]>;
  readonly #metadata: EtagReader<ArtifactMetadataAnswer>;
  readonly #personas: EtagReader<PersonasAnswer> | null;
  readonly #situations: EtagReader<Situation[]>;
  readonly #recognition: Recognition;
  #matcher: SituationMatcher;
  #parts: CatalogueParts | undefined;
  #catalogue: Catalogue | undefined;
  #lookedAt = 0;
  #looking: Promise<Catalogue> | undefined;
  readonly #stopped = new AbortController();

  constructor(@Inject(CONFIG) config: AssistantConfig, @Inject(RECOGNITION) recognition: Recognition) {
    const { COACHLAB_CATALOG_URL: catalog, COACHLAB_JOURNEY_URL: journey } = config;
    this.#artifacts = new EtagReader(new URL('/api/artifacts', catalog));
    this.#metadata = new EtagReader(new URL('/api/artifact-metadata', catalog));
    this.#personas = journey && new EtagReader(new URL('/api/personas', journey));
    this.#situations = new EtagReader(new URL('/api/situations?view=whole', catalog));
    this.#recognition = recognition;
    this.#matcher = new SituationMatcher([], recognition);
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
    while (!signal.aborted) {
      try {
        const { items, situations } = await this.current();
        if (signal.aborted) return;
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        const megabytes = Math.round(process.memoryUsage().heapUsed / 1024 ** 2);
        this.#logger.log(
          `Knows ${items.length} artifacts and ${situations.situations.length} situations after ${seconds} s, with ${megabytes} MB of heap in use`,
        );
        return;
      } catch {
        await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** What is known now; an older one while a newer is being fetched. @throws UnavailableError when none was ever had */
  async current(): Promise<Catalogue> {
    if (this.#catalogue && Date.now() - this.#lookedAt < FRESH_MS) return this.#catalogue;
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    if (!this.#catalogue) return this.#looking;
    this.#looking.catch((error: Error) =>
      this.#logger.warn(`The catalogue is kept as it was: ${reason(error)}`),
    );
    return this.#catalogue;
  }

  async #look(): Promise<Catalogue> {
    this.#lookedAt = Date.now();
    const before = this.#parts;
    const [personas, situations] = [this.#readPersonas(), this.#readSituations()];
    try {
      const [items, { metadata }] = await Promise.all([this.#artifacts.read(), this.#metadata.read()]);
      // Learning keeps the process busy for a while: only when nothing is under way that could run out of time.
      const [known, told] = [await personas, await situations];
      const parts = { items, metadata, personas: known, situations: this.#matcherOf(told) };
      if (this.#catalogue && same(before, parts)) return this.#catalogue;
      this.#parts = parts;
      return (this.#catalogue = new Catalogue(parts));
    } catch (cause) {
      throw new UnavailableError('catalog_unavailable', { cause });
    }
  }

  /** The journey's weights refine what comes next; without them the catalogue's own fit decides. */
  async #readPersonas(): Promise<CatalogueParts['personas']> {
    try {
      return (await this.#personas?.read())?.personas ?? NO_PERSONAS;
    } catch (error) {
      this.#logger.warn(`No personas: ${reason(error as Error)}`);
      return this.#parts?.personas ?? NO_PERSONAS;
    }
  }

  /** Without them the assistant still knows the artifacts. */
  async #readSituations(): Promise<readonly Situation[]> {
    try {
      return await this.#situations.read();
    } catch (error) {
      this.#logger.warn(`No situations: ${reason(error as Error)}`);
      return this.#matcher.situations;
    }
  }

  #matcherOf(situations: readonly Situation[]): SituationMatcher {
    if (situations !== this.#matcher.situations)
      this.#matcher = new SituationMatcher(situations, this.#recognition);
    return this.#matcher;
  }
}

const NO_PERSONAS = {};

function same(before: CatalogueParts | undefined, now: CatalogueParts): boolean {
  return (
    before?.items === now.items &&
    before.metadata === now.metadata &&
    before.personas === now.personas &&
    before.situations === now.situations
  );
}

function reason(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
