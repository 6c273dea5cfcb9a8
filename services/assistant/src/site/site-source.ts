import type { DiscoveryDocument } from '@coachlab/contracts';
import { acceptDiscovery } from '@coachlab/federation/server';
import { CONFIG } from '@coachlab/service-common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { EtagReader } from './etag-reader.ts';
import type { AssistantConfig } from '../settings.ts';
import { Site } from './site.ts';

/** Learns from the registry which sections there are. A document counts once its certificate, signature and epoch are right. */
@Injectable()
export class SiteSource {
  readonly #logger = new Logger(SiteSource.name);
  readonly #reader: EtagReader<object>;
  readonly #roots: readonly string[];
  readonly #upstreams: Readonly<Record<string, string>>;
  /** The last answer that was looked at, whether or not it was accepted. */
  #answer: object | undefined;
  #accepted: DiscoveryDocument | undefined;
  #site: Site | undefined;

  constructor(@Inject(CONFIG) config: AssistantConfig) {
    this.#reader = new EtagReader(new URL('/discovery', config.COACHLAB_REGISTRY_URL));
    this.#roots = config.COACHLAB_ROOT_KEYS;
    this.#upstreams = Object.fromEntries(config.COACHLAB_UPSTREAMS);
  }

  /** The same object until it changes; the last one while the registry gives none. @throws Error when none was ever had */
  async current(): Promise<Site> {
    try {
      this.#take(await this.#reader.read());
    } catch (error) {
      if (!this.#site) throw error;
      this.#logger.warn(
        `Could not refresh the list of pages; keeping the previous one: ${(error as Error).message}`,
      );
    }
    return this.#site!;
  }

  #take(answer: object): void {
    if (answer === this.#answer && this.#site) return;
    this.#answer = answer;
    const outcome = acceptDiscovery(this.#accepted, answer, { now: Date.now(), roots: this.#roots });
    if (!outcome.accepted) throw new Error(`The registry's discovery is refused: ${outcome.reason}`);
    this.#site = new Site(outcome.document, this.#upstreams);
    this.#accepted = outcome.document;
  }
}
