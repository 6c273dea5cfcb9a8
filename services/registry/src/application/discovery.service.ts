import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CachedBody, CONFIG, isDatabaseDown } from '@coachlab/service-common';
import { RegistryViews } from '../store/registry-views.ts';
import type { RegistryConfig } from '../settings.ts';
import { Owners } from '../store/owners.ts';
import { issuedAt, makeDocument } from '../domain/discovery/document.ts';
import { frontendDiscovery } from '../domain/discovery/frontend-discovery.ts';
import { Epoch } from '../store/epoch.ts';
import { warnOfEnd } from './signing-certificate.ts';

/** Milliseconds between looks at the state row while somebody waits: other instances write it, too. */
const LOOK_EVERY = 250;

interface Made {
  key: string;
  body: Promise<CachedBody>;
}

/** The signed document, made once an epoch, and the waiting for the next one. */
@Injectable()
export class DiscoveryService implements OnApplicationBootstrap, OnModuleDestroy {
  #made: Made | undefined;
  #exported: { epoch: number; body: CachedBody } | undefined;
  readonly #waiting = new Set<() => void>();
  #closing = false;

  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly epoch: Epoch,
    private readonly views: RegistryViews,
    private readonly owners: Owners,
  ) {}

  onApplicationBootstrap(): void {
    this.epoch.onChange(() => this.#wake());
  }

  /** Lets go of everybody who waits, or closing would take as long as they do. */
  onModuleDestroy(): void {
    this.#closing = true;
    this.#wake();
  }

  /** While the database is down, the last document made: it is as good as when it was signed. */
  async current(): Promise<CachedBody> {
    const state = await this.epoch.read().catch((error: unknown) => {
      if (this.#made && isDatabaseDown(error)) return null;
      throw error;
    });
    if (!state) return (this.#made as Made).body;
    const key = `${state.epoch}/${issuedAt(state, Date.now())}`;
    if (this.#made?.key !== key) {
      const body = this.#make();
      this.#made = { key, body };
      body.catch(() => {
        if (this.#made?.body === body) this.#made = undefined;
      });
    }
    return this.#made.body;
  }

  /** The document as soon as it is another than `isKnown` says; else, after `milliseconds`, the known one. */
  async next(
    isKnown: (tag: string) => boolean,
    milliseconds: number,
    gone: AbortSignal,
  ): Promise<CachedBody> {
    const end = Date.now() + milliseconds;
    gone.addEventListener('abort', () => this.#wake());
    for (;;) {
      const body = await this.current();
      const left = end - Date.now();
      if (!isKnown(body.tag) || left <= 0 || this.#closing || gone.aborted) return body;
      await this.#wait(Math.min(left, LOOK_EVERY));
    }
  }

  /** What runs, in the frontend-discovery schema. */
  async exported(): Promise<CachedBody> {
    const { epoch } = await this.epoch.read();
    if (this.#exported?.epoch !== epoch) {
      const view = await this.views.load();
      const body = new CachedBody(frontendDiscovery(view), {
        revision: String(view.epoch),
        headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      });
      this.#exported = { epoch: view.epoch, body };
    }
    return this.#exported.body;
  }

  async #make(): Promise<CachedBody> {
    const [view, owners, services] = await Promise.all([
      this.views.load(),
      this.owners.all(),
      this.owners.services(),
    ]);
    const { COACHLAB_SIGNING_KEY: key, COACHLAB_SIGNING_CERTIFICATE: certificate } = this.config;
    const document = makeDocument(view, { owners, services }, issuedAt(view, Date.now()), {
      key,
      certificate,
    });
    warnOfEnd(certificate, Date.now());
    return new CachedBody(document, { revision: String(document.epoch) });
  }

  #wait(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#waiting.add(resolve);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(resolve);
    });
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
  }
}
