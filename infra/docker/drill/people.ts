import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pages by the section that owns them. */
const PAGES: Record<string, string[]> = {
  catalog: ['/lab', '/artifact/framework-grow', '/studio', '/tools'],
  journey: ['/home', '/start', '/quickstart'],
  assessment: ['/icpi-assessment', '/certifications'],
  community: ['/forum', '/contact', '/about'],
};

/** Not kept by the page cache (`cache: 'never'` of its route): without its data there is nothing to show. */
export const LIVE: ReadonlySet<string> = new Set(['/forum']);

/** Enough for the front to ask each shell, in turn, more than once. */
const TURNS = 6;

export type What = 'page' | 'read' | 'post' | 'message';

/** One request as its sender saw it. */
export interface Seen {
  what: What;
  section: string;
  path: string;
  /** Milliseconds since the drill began, and for how long it took. */
  at: number;
  took: number;
  /** 0: there was no answer. */
  status: number;
  retryAfter: string | null;
  reason?: string;
}

/** What somebody was told is stored. */
export interface Accepted {
  what: 'post' | 'message';
  marker: string;
  id: string;
}

/** A write that was not accepted at its first try. */
export interface Wait {
  /** From its first try to its acceptance, on the crowd's clock, in milliseconds. */
  from: number;
  until: number;
}

const READS: [section: string, path: string][] = [
  ['catalog', '/api/artifacts'],
  ['journey', '/api/personas'],
  ['assessment', '/api/certifications'],
  ['community', '/api/forum/posts'],
];
/** Between two requests of one person, in milliseconds. */
const PAUSE = 400;
const PATIENCE = 15_000;

/** People who browse, read and write until told to stop; a write is repeated with its key until it is accepted. */
export class Crowd {
  readonly seen: Seen[] = [];
  readonly accepted: Accepted[] = [];
  readonly waits: Wait[] = [];
  readonly #url: string;
  readonly #run: string;
  readonly #began = performance.now();
  readonly #over = new AbortController();
  readonly #people: Promise<void>[] = [];

  /** @param run marks what this crowd writes */
  constructor(url: string, run: string) {
    this.#url = url;
    this.#run = run;
  }

  get now(): number {
    return performance.now() - this.#began;
  }

  start(count: number): void {
    for (let index = 0; index < count; index += 1) this.#people.push(this.#live(index));
  }

  /** Has every shell render every page once: what is kept is kept. */
  async warm(): Promise<void> {
    for (const [section, paths] of Object.entries(PAGES)) {
      for (const path of paths)
        for (let turn = 0; turn < TURNS; turn += 1) await this.#send({ cookie: '' }, 'page', section, path);
    }
  }

  /** Resolves when everybody has finished what they were at. */
  async stop(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#people);
  }

  async #live(index: number): Promise<void> {
    const person = { cookie: '' };
    for (let step = index; !this.#over.signal.aborted; step += 1) {
      const turn = step % 6;
      if (turn === 4) await this.#write(person, index % 3 === 0 ? 'message' : 'post');
      else if (turn === 2) await this.#read(person, READS[step % READS.length]!);
      else await this.#browse(person, step);
      await sleep(PAUSE * (0.5 + Math.random()));
    }
  }

  async #browse(person: Person, step: number): Promise<void> {
    const sections = Object.keys(PAGES);
    const section = sections[step % sections.length]!;
    const paths = PAGES[section]!;
    await this.#send(person, 'page', section, paths[Math.floor(step / 4) % paths.length]!);
  }

  async #read(person: Person, [section, path]: [string, string]): Promise<void> {
    await this.#send(person, 'read', section, path);
  }

  async #write(person: Person, what: 'post' | 'message'): Promise<void> {
    const marker = `${this.#run}-${randomUUID()}`;
    const [path, body] =
      what === 'post'
        ? [
            '/api/forum/posts',
            { title: marker, content: `Written in a drill: ${marker}.`, authorName: 'A drill' },
          ]
        : [
            '/api/contact',
            {
              name: 'A drill',
              email: 'drill@coachlab.example',
              subject: marker,
              message: `Written in a drill: ${marker}.`,
            },
          ];
    const headers = { 'content-type': 'application/json', 'idempotency-key': marker };
    const from = this.now;
    for (let attempt = 1; ; attempt += 1) {
      const init = { method: 'POST', body: JSON.stringify(body), headers };
      const { status, id } = await this.#send(person, what, 'community', path as string, init);
      if (status >= 200 && status < 300 && id) {
        this.accepted.push({ what, marker, id });
        if (attempt > 1) this.waits.push({ from, until: this.now });
        return;
      }
      // Somebody whose write was refused for good would be a fault of this drill.
      if (status >= 400 && status < 500) throw new Error(`${path} answers ${status} in the drill`);
      // Who leaves before the answer was promised nothing.
      if (this.#over.signal.aborted) return void this.waits.push({ from, until: this.now });
      await sleep(1_000);
    }
  }

  async #send(
    person: Person,
    what: What,
    section: string,
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; id?: string | undefined }> {
    const at = this.now;
    const headers = {
      ...(init.headers as Record<string, string>),
      ...(person.cookie ? { cookie: person.cookie } : {}),
    };
    const seen: Seen = { what, section, path, at, took: 0, status: 0, retryAfter: null };
    let id: string | undefined;
    try {
      const response = await fetch(this.#url + path, {
        ...init,
        headers,
        signal: AbortSignal.timeout(PATIENCE),
      });
      const text = await response.text();
      seen.status = response.status;
      seen.retryAfter = response.headers.get('retry-after');
      person.cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? '';
      if (init.method === 'POST' && response.ok) id = (JSON.parse(text) as { id?: string }).id;
      if (!response.ok) seen.reason = text.slice(0, 200);
    } catch (error) {
      seen.status = 0;
      seen.reason = String((error as Error).cause ?? error);
    }
    seen.took = this.now - at;
    this.seen.push(seen);
    return { status: seen.status, id };
  }
}

interface Person {
  cookie: string;
}
