import { setTimeout as sleep } from 'node:timers/promises';
import type { ResolvedRemote, ResolvedSet } from '@coachlab/contracts';
import { CommandError, EXIT } from '../command-error.ts';

/** Milliseconds for one answer. */
const PATIENCE = 30_000;
/** A crowd may keep a page from being drawn for as long. */
const TRIES = 4;
/** Milliseconds until a gateway must have fetched a release that nobody runs. */
const LOADED_WITHIN = 60_000;

/** One session on a site that runs by an override, as in a browser that has agreed to its link. */
export class SiteVisit {
  readonly site: string;
  readonly #cookies: Map<string, string>;

  private constructor(site: string, cookies: Map<string, string>) {
    this.site = site;
    this.#cookies = cookies;
  }

  /** @param path of the override's link: `/-/override#token` */
  static async begin(site: string, path: string): Promise<SiteVisit> {
    const token = path.slice(path.indexOf('#') + 1);
    const response = await ask(`${site}/-/override`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (!response.ok) {
      throw new CommandError(
        'not_a_site',
        `${site} did not accept the registry's override: it answered ${response.status}.`,
        { details: ['Name the address of the site itself: --site https://the-site.example'] },
      );
    }
    const cookies = response.headers.getSetCookie().map((line): [string, string] => {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });
    return new SiteVisit(site, new Map(cookies));
  }

  /** For a browser that goes on with this session. */
  get cookies(): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.site }));
  }

  async get(path: string): Promise<{ status: number; text: string; ms: number; location: string | null }> {
    for (let attempt = 1; ; attempt += 1) {
      const began = performance.now();
      const response = await ask(this.site + path, {
        headers: { cookie: this.#header() },
        redirect: 'manual',
      });
      const text = await response.text();
      const ms = performance.now() - began;
      if (response.status !== 429 || attempt === TRIES)
        return { status: response.status, text, ms, location: response.headers.get('location') };
      await sleep(1_000 * (Number(response.headers.get('retry-after')) || 1));
    }
  }

  /** The remote as this session runs it, once the gateway has the release. Null when it cannot get it. */
  async running(remote: string, version: string): Promise<ResolvedRemote | null> {
    const until = Date.now() + LOADED_WITHIN;
    for (;;) {
      const { text } = await this.get('/discovery/set');
      const found = (JSON.parse(text) as ResolvedSet).remotes.find(({ name }) => name === remote);
      if (found?.release.version === version) return found;
      if (Date.now() > until) return null;
      await sleep(500);
    }
  }

  #header(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    throw new CommandError(
      'unreachable',
      `No site answers at ${new URL(url).origin} (${cause?.code ?? message}).`,
      {
        exit: EXIT.unreachable,
        cause: error,
        details: ['Start the site, or name its address: --site https://the-site.example'],
      },
    );
  }
}
