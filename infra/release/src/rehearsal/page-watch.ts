import type { BrowserContext, Request } from 'playwright-core';
import type { Fault } from './fault.ts';

/** What a call that would write is answered with. */
const REFUSED = {
  status: 503,
  contentType: 'application/problem+json',
  body: '{"code":"rehearsal","status":503}',
};

/** Chromium's own line for an answer that the watch has seen itself. */
const SEEN_ALREADY = /^Failed to load resource/;

type Found = Pick<Fault, 'code' | 'text'>;

/** Everything that goes wrong in one browser session. Its calls that would write never leave the machine. */
export class PageWatch {
  readonly #site: string;
  /** APIs that any release of the set declares; null when that is not known. */
  readonly #declared: ReadonlySet<string> | null;
  #found: Found[] = [];
  readonly #underWay = new Set<Request>();
  #threw = false;
  /** When something last happened. */
  #busyAt = 0;

  private constructor(site: string, declared: ReadonlySet<string> | null) {
    this.#site = new URL(site).origin;
    this.#declared = declared;
  }

  static async begin(
    context: BrowserContext,
    site: string,
    declared: ReadonlySet<string> | null,
  ): Promise<PageWatch> {
    const watch = new PageWatch(site, declared);
    const answered = new WeakSet<Request>();
    await context.route('**/*', async (route) => {
      const request = route.request();
      if (!watch.#isOwn(request.url())) {
        answered.add(request);
        return route.abort('blockedbyclient');
      }
      if (['GET', 'HEAD'].includes(request.method())) return route.continue();
      answered.add(request);
      return route.fulfill(REFUSED);
    });
    context.on('request', (request) => {
      watch.#underWay.add(request);
      watch.#asked(request);
    });
    const end = (request: Request) => {
      watch.#underWay.delete(request);
      watch.#busyAt = Date.now();
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
    context.on('response', (response) => {
      const request = response.request();
      // The server part has looked at pages themselves.
      if (response.status() < 400 || answered.has(request) || request.isNavigationRequest()) return;
      watch.#add('request_failed', `${watch.#shown(response.url())} answers ${response.status()}.`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason given';
      // Whoever leaves a page lets go of what it still asked for.
      if (reason === 'net::ERR_ABORTED' || answered.has(request)) return;
      watch.#add('request_failed', `${watch.#shown(request.url())} could not be loaded (${reason}).`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && !SEEN_ALREADY.test(message.text()))
        watch.#add('console', `It logs a console error: ${firstLine(message.text())}`);
    });
    context.on('weberror', (error) => {
      [watch.#threw, watch.#busyAt] = [true, Date.now()];
      watch.#add('threw', `It throws in the browser: ${firstLine(String(error.error()))}`);
    });
    return watch;
  }

  /** What was found since the last time. */
  take(): Found[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** What was thrown before says nothing about the page that comes now. */
  forgetError(): void {
    this.#threw = false;
  }

  /** Whether the page threw, and has asked for nothing since for so long. Milliseconds. */
  hasEndedInError(quiet: number): boolean {
    return this.#threw && this.#underWay.size === 0 && Date.now() - this.#busyAt >= quiet;
  }

  #asked(request: Request): void {
    const { protocol, origin, pathname } = new URL(request.url());
    if (!/^https?:$/.test(protocol)) return;
    if (origin !== this.#site)
      return this.#add('foreign_host', `It requests ${origin}, which releases may not do.`);
    const [, api] = /^\/api\/([^/]+)/.exec(pathname) ?? [];
    if (api !== undefined && this.#declared?.has(api) === false)
      this.#add('api_undeclared', `It calls /api/${api}, which no release declares.`);
  }

  /** `data:` and `blob:` come from the page itself. */
  #isOwn(address: string): boolean {
    const { protocol, origin } = new URL(address);
    return origin === this.#site || !/^(https?|wss?|ftp|file):$/.test(protocol);
  }

  #shown(address: string): string {
    const { origin, pathname } = new URL(address);
    return origin === this.#site ? pathname : origin + pathname;
  }

  #add(code: Found['code'], text: string): void {
    this.#found.push({ code, text });
  }
}

const firstLine = (text: string) => text.split('\n', 1)[0]!.slice(0, 300);
