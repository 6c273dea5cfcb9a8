import { Agent, type IncomingMessage, request as send, type ServerResponse } from 'node:http';

/** Milliseconds between two questions whether it is ready; a shell that ends says so two seconds before. */
const ASK_EVERY = 400;
const NOTHING_SENT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/** `unsent`: it was never reached. `lost`: it was, and whether it did what it was asked is unknown. */
export type Outcome = 'answered' | 'unsent' | 'lost';

/** One of the shells behind the front. */
export class Shell {
  ready = true;
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo', timeout: 60_000 });

  constructor(origin: string) {
    this.#origin = new URL(origin);
    void this.#watch();
  }

  /** @param held bytes of an answer that are waited for before any goes on; 0: it goes on as it comes */
  pass(
    request: IncomingMessage,
    body: Buffer | IncomingMessage | null,
    response: ServerResponse,
    held: number,
  ): Promise<Outcome> {
    const { hostname, port } = this.#origin;
    const from = request.socket.remoteAddress ?? '';
    const before = request.headers['x-forwarded-for'];
    const headers = { ...request.headers, 'x-forwarded-for': before ? `${String(before)}, ${from}` : from };
    const { method, url: path } = request;
    return new Promise((resolve) => {
      const call = send({ hostname, port, method, path, headers, agent: this.#agent });
      const leave = () => call.destroy();
      response.once('close', leave);
      const end = (outcome: Outcome) => {
        response.off('close', leave);
        resolve(outcome);
      };
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (response.destroyed) end('answered');
        else end(NOTHING_SENT.has(error.code ?? '') ? 'unsent' : 'lost');
      });
      call.on('response', (answer) => {
        const length = Number(answer.headers['content-length'] ?? Infinity);
        // What has no length is a stream, such as a chat's: it goes on as it comes.
        if (length <= held && method !== 'HEAD') whole(answer, response, end);
        else flowing(answer, response, end);
      });
      if (body === null || Buffer.isBuffer(body)) call.end(body ?? undefined);
      else body.pipe(call);
    });
  }

  async #watch(): Promise<void> {
    for (;;) {
      this.ready = await fetch(new URL('/health/ready', this.#origin), {
        signal: AbortSignal.timeout(1_500),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
    }
  }
}

function whole(answer: IncomingMessage, response: ServerResponse, end: (outcome: Outcome) => void): void {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => {
    if (!answer.complete) return end('lost');
    response.writeHead(answer.statusCode ?? 502, headersOf(answer));
    response.end(Buffer.concat(chunks));
    end('answered');
  });
  answer.on('error', () => end('lost'));
}

function flowing(answer: IncomingMessage, response: ServerResponse, end: (outcome: Outcome) => void): void {
  response.writeHead(answer.statusCode ?? 502, headersOf(answer));
  answer.pipe(response);
  answer.on('error', () => response.destroy());
  answer.on('close', () => end('answered'));
}

/** Connections of the two sides have nothing to do with each other. */
function headersOf({ rawHeaders }: IncomingMessage): string[] {
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) kept.push(name, value);
  }
  return kept;
}
