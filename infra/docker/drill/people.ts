import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pages and reads of every section, and the two things that people write. */
const READS = ['/home', '/lab', '/artifact/framework-grow', '/certifications', '/forum', '/api/artifacts'];
/** Between two requests of one person, in milliseconds. */
const PAUSE = 400;
const PATIENCE = 15_000;

/** People who browse and write until told to stop; a write is repeated with its key until it is accepted. */
export class Crowd {
  requests = 0;
  failed = 0;
  /** What somebody was told is stored, by its marker. */
  readonly accepted: string[] = [];
  /** Milliseconds that somebody was refused in a row, at most. */
  longestRefusal = 0;
  readonly #url: string;
  readonly #run: string;
  readonly #over = new AbortController();
  readonly #people: Promise<void>[];

  /** @param run marks what this crowd writes */
  constructor(url: string, run: string, people: number) {
    this.#url = url;
    this.#run = run;
    this.#people = Array.from({ length: people }, (_, index) => this.#live(index));
    // Whoever fails is heard in stop().
    for (const person of this.#people) person.catch(() => {});
  }

  /** Resolves when everybody has finished what they were at. */
  async stop(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#people);
  }

  async #live(index: number): Promise<void> {
    for (let step = index; !this.#over.signal.aborted; step += 1) {
      if (step % 3 === 0) await this.#write(index % 3 === 0);
      else await this.#untilAnswered(READS[step % READS.length]!, {});
      await sleep(PAUSE * (0.5 + Math.random()));
    }
  }

  async #write(toCoach: boolean): Promise<void> {
    const marker = `${this.#run}-${randomUUID()}`;
    const text = `Written in a drill: ${marker}.`;
    const [path, body] = toCoach
      ? ['/api/contact', { name: 'A drill', email: 'drill@coachlab.example', subject: marker, message: text }]
      : ['/api/forum/posts', { title: marker, content: text, authorName: 'A drill' }];
    const headers = { 'content-type': 'application/json', 'idempotency-key': marker };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    if (await this.#untilAnswered(path as string, init)) this.accepted.push(marker);
  }

  /** @returns whether it was answered before everybody left */
  async #untilAnswered(path: string, init: RequestInit): Promise<boolean> {
    const from = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const status = await this.#send(path, init);
      if (attempt > 1) this.longestRefusal = Math.max(this.longestRefusal, performance.now() - from);
      if (status >= 200 && status < 300) return true;
      // Refused for good: a fault of the drill. A shell that has not fetched a release yet says 404.
      if (status >= 400 && status < 500 && status !== 404)
        throw new Error(`${path} answers ${status} in the drill`);
      this.failed += 1;
      if (this.#over.signal.aborted) return false;
      await sleep(1_000);
    }
  }

  /** @returns 0 when there was no answer */
  async #send(path: string, init: RequestInit): Promise<number> {
    this.requests += 1;
    try {
      const response = await fetch(this.#url + path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
