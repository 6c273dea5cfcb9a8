import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserRelease, ResolvedSet } from '@coachlab/contracts';

/** What happens to a file instead of being sent. `hang`: no answer. `drop`: the connection breaks. */
export type Fault = 'not-found' | 'html' | 'error' | 'hang' | 'drop' | { body: string };

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** A site with one remote, served from files, whose network fails as a test says. */
export class Site {
  /** Release that pages are made with, and its fallback. */
  release!: BrowserRelease;
  fallback: BrowserRelease | undefined;
  /** What /discovery/set answers; the same when undefined. */
  fresh: BrowserRelease | undefined;
  freshEpoch = 1;
  /** Goes into the page's head. */
  head = '';
  /** Comes after the host's script. */
  scripts = '';
  /** The page of the remote that the host loads before the document is ready; none when undefined. */
  first: string | undefined;
  timeoutMs = 5_000;
  /** Paths in order, without the probes that look for a failure's cause. */
  readonly requests: string[] = [];
  readonly #faults: { file: RegExp; fault: Fault; times: number }[] = [];
  readonly #server: Server;
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  fail(file: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#faults.push({ file, fault, times });
  }

  heal(): void {
    this.#faults.length = 0;
  }

  /** How often a file was asked for. */
  count(file: RegExp): number {
    return this.requests.filter((path) => file.test(path)).length;
  }

  #set(release: BrowserRelease, epoch = 1): ResolvedSet {
    const { fallback } = this;
    return { epoch, remotes: [{ name: 'tiny', arm: 'stable', release, ...(fallback && { fallback }) }] };
  }

  async #answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (headers['sec-fetch-dest'] !== 'empty') this.requests.push(url);
    if (url === '/') return send(response, 200, 'html', this.#page());
    if (url === '/discovery/set')
      return send(
        response,
        200,
        'json',
        JSON.stringify(this.#set(this.fresh ?? this.release, this.freshEpoch)),
      );
    const fault = this.#faults.find(({ file, times }) => times > 0 && file.test(url));
    if (fault) {
      // Only what the browser needs counts: the probe for the cause must see the same fault.
      if (headers['sec-fetch-dest'] !== 'empty') fault.times -= 1;
      return misbehave(response, url, fault.fault);
    }
    try {
      send(response, 200, extension(url), await readFile(join(this.#dir, url)));
    } catch {
      send(response, 404, 'json', '{}');
    }
  }

  #page(): string {
    const boot = JSON.stringify({
      set: this.#set(this.release),
      timeoutMs: this.timeoutMs,
      first: this.first,
    });
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tiny</title><link rel="icon" href="data:,">
${this.head}<script defer src="/host/host.js"></script>${this.scripts}</head>
<body><div id="root"></div><script type="application/json" id="boot">${boot}</script></body></html>`;
  }
}

function misbehave(response: ServerResponse, url: string, fault: Fault): void {
  if (fault === 'hang') return;
  if (fault === 'drop') response.destroy();
  else if (fault === 'not-found') send(response, 404, 'json', '{}');
  else if (fault === 'html') send(response, 200, 'html', '<!doctype html><title>Welcome</title>');
  else if (fault === 'error') send(response, 500, 'json', '{}');
  else send(response, 200, extension(url), fault.body);
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    'content-type': TYPES[type] ?? 'application/json',
    'cache-control':
      status === 200 && type !== 'html' && type !== 'json'
        ? 'public, max-age=31536000, immutable'
        : 'no-store',
    'content-security-policy': "default-src 'self'; img-src data:",
  });
  response.end(body);
}

function extension(url: string): string {
  return url.slice(url.lastIndexOf('.') + 1);
}
