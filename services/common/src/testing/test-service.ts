import { boot, type RunningService } from '../boot/boot.ts';
import type { ServiceDefinition } from '../boot/definition.ts';
import type { Environment, Fields } from '@coachlab/settings';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** A running service and a caller of it. */
export class TestService {
  #running: RunningService;
  readonly #again: () => Promise<RunningService>;

  constructor(running: RunningService, again: () => Promise<RunningService>) {
    this.#running = running;
    this.#again = again;
  }

  get url(): string {
    return this.#running.url;
  }

  get running(): RunningService {
    return this.#running;
  }

  get<T = unknown>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, headers);
  }

  /** A PNG: its size as its header says, and its bytes to compare. */
  async picture(path: string): Promise<{ headers: Headers; size: [number, number]; png: string }> {
    const response = await fetch(this.url + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || bytes.subarray(1, 4).toString() !== 'PNG')
      throw new Error(`${path} answered ${response.status}: ${bytes.subarray(0, 500).toString()}`);
    const size: [number, number] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    return { headers: response.headers, size, png: bytes.toString('base64') };
  }

  post<T = unknown>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, body, headers);
  }

  /** Sends `body` as JSON, or as it is when it is a string; reads JSON, else text (HEAD and 304: ''). */
  async send<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = text !== '' && response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as T,
    };
  }

  /** Stops and starts again on the same database. */
  async restart(): Promise<void> {
    await this.#running.stop();
    this.#running = await this.#again();
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }
}

/** Starts a service on a free port, quietly and without rate limits unless `environment` says otherwise. */
export async function startTestService<S extends Fields>(
  definition: ServiceDefinition<S>,
  environment: Environment = {},
): Promise<TestService> {
  const start = () =>
    boot(definition, { PORT: '0', LOG_LEVEL: 'silent', COACHLAB_LIMITS: 'off', ...environment });
  return new TestService(await start(), start);
}
