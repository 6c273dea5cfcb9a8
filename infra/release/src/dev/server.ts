import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ResolvedSet } from '@coachlab/contracts';
import { CommandError } from '../command-error.ts';
import { readText } from './body.ts';
import { compose, pageAt } from './compose.ts';
import { type Answer, type Change, forward } from './forward.ts';
import { CLIENT_PATH, drawnInBrowser, drawnOnServer, readPage } from './page.ts';
import type { BuildState, DevelopedSection } from './section-build.ts';
import { ServerDrawing } from './server-drawing.ts';
import { SET_PATH } from './site.ts';
import { allowStyles } from './style-sources.ts';
import { type Fault, traceFault, type TracedFault } from './trace.ts';

interface DevServerOptions {
  site: URL;
  /** More may be added. */
  sections: DevelopedSection[];
  /** Folder of client.js. */
  client: string;
  port: number;
  onFault: (fault: TracedFault) => void;
  say: (line: string) => void;
}

const EVENTS = '/-/coachlab-dev/events';
const FAULTS = '/-/coachlab-dev/faults';
/** What a page tells of itself would count for the releases of the site. */
const UNTOLD = /^\/(api\/registry\/signals|-\/violations)(\/|$)/;
const FILE = /^\/remotes\/([a-z0-9-]+)\/development\/([\w.~-]+)$/;
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** The site at an address of this machine, with the developed sections in the place of their releases. */
export class DevServer {
  /** Known once it listens. */
  url = '';
  readonly #options: DevServerOptions;
  readonly #server: Server;
  readonly #pages = new Set<ServerResponse>();
  readonly #drawing: ServerDrawing;

  constructor(options: DevServerOptions) {
    this.#options = options;
    this.#drawing = new ServerDrawing(options);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => fail(response, 502, error.message));
    });
  }

  /** @throws CommandError when the port is taken */
  async listen(): Promise<void> {
    const { port } = this.#options;
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', (cause: NodeJS.ErrnoException) =>
        reject(
          cause.code === 'EADDRINUSE'
            ? new CommandError(
                'port_taken',
                `Port ${port} is taken by another program: choose another with --port.`,
                { cause },
              )
            : cause,
        ),
      );
      this.#server.listen(port, 'localhost', resolve);
    });
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#drawing.stop();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Tells every open page. */
  tell(states: BuildState[]): void {
    for (const page of this.#pages) page.write(`data: ${JSON.stringify(states)}\n\n`);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { sections, site, client } = this.#options;
    // `//any.host/` would be read from there, and shown as a page of this address.
    if (!/^\/(?![/\\])/.test(request.url ?? ''))
      return fail(response, 404, 'A page has one slash before it.');
    const url = new URL(request.url ?? '/', this.url);
    const { pathname, search } = url;
    // A name that somebody points at this machine must not read from here (DNS rebinding).
    if (!this.#isOwn(`http://${request.headers.host}`))
      return fail(response, 403, `Open ${this.url} instead.`);
    // The site's worker would answer for localhost from then on.
    if (request.headers['service-worker']) return fail(response, 404, 'There is no service worker here.');
    if (pathname === CLIENT_PATH) return sendFile(response, join(client, 'client.js'));
    if (pathname === EVENTS) return this.#follow(request, response);
    if (pathname === FAULTS) return this.#trace(request, response);
    if (UNTOLD.test(pathname)) return void response.writeHead(204).end();
    const [, name, file] = FILE.exec(pathname) ?? [];
    const section = sections.find((one) => one.name === name);
    if (section && file === 'entry.js') return send(response, 'js', section.entry(search.slice(1)) ?? '');
    if (section && file) return sendFile(response, join(section.output, file));
    await forward(request, response, { own: this.url, site }, this.#changeOf(request, url));
  }

  /** What becomes of the site's answer; null for what passes as it comes. */
  #changeOf({ method, headers }: IncomingMessage, url: URL): Change | null {
    const { sections } = this.#options;
    const { pathname } = url;
    if (method !== 'GET') return null;
    if (pathname === SET_PATH)
      return {
        type: 'application/json',
        of: ({ text }) => ({ text: JSON.stringify(compose(JSON.parse(text) as ResolvedSet, sections)) }),
      };
    if (!headers.accept?.includes('text/html')) return null;
    return { type: 'text/html', of: (answer) => this.#pageOf(url, answer) };
  }

  /** The site's page with the developed sections; theirs are drawn here. */
  async #pageOf(url: URL, { status, headers, text }: Answer): Promise<Partial<Answer> | null> {
    const { sections } = this.#options;
    const page = readPage(text);
    if (!page) return null;
    const set = compose(page.boot.set, sections);
    const drawing = await this.#drawing.draw(page, set, url);
    if (drawing?.kind === 'redirect')
      return { status: drawing.status, headers: { ...headers, location: drawing.location }, text: '' };
    const whole = drawing?.kind === 'page' ? drawnOnServer(page, set, drawing) : null;
    if (drawing?.kind === 'page' && whole !== null) {
      const policy = headers['content-security-policy'];
      const allowed = typeof policy === 'string' && {
        'content-security-policy': allowStyles(policy, drawing.html),
      };
      return { status: drawing.status, headers: { ...headers, ...allowed }, text: whole };
    }
    return {
      // The site may not know the page yet.
      status: status === 404 && pageAt(sections, url.pathname) ? 200 : status,
      text: drawnInBrowser(page, set, drawing?.kind === 'failed' ? [drawing.fault] : []),
    };
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`data: ${JSON.stringify(this.#options.sections.map(({ state }) => state))}\n\n`);
    this.#pages.add(response);
    request.on('close', () => this.#pages.delete(response));
  }

  async #trace(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#isOwn(request.headers.origin))
      return fail(response, 403, 'Only a page of this address may tell of a fault.');
    const fault = JSON.parse(await readText(request)) as Fault;
    const traced = traceFault(fault, this.#options.sections);
    this.#options.onFault(traced);
    send(response, 'json', JSON.stringify(traced));
  }

  #isOwn(origin: string | undefined): boolean {
    return origin === this.url || origin === this.url.replace('localhost', '127.0.0.1');
  }
}

function send(response: ServerResponse, kind: string, body: string | Buffer): void {
  response
    .writeHead(200, {
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    })
    .end(body);
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes) send(response, path.slice(path.lastIndexOf('.') + 1), bytes);
  else fail(response, 404, 'The section has no such file.');
}

function fail(response: ServerResponse, status: number, sentence: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`coachlab dev: ${sentence}\n`);
}
