import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookNews } from '@coachlab/contracts';

/** A team's address for webhooks: keeps what comes, and answers as told. */
export class HookServer {
  readonly received: { headers: IncomingHttpHeaders; raw: string; news: WebhookNews }[] = [];
  /** Status codes of the next answers; then 204. */
  readonly answers: number[] = [];
  readonly #server: Server = createServer((request, response) => {
    void text(request).then((raw) => {
      this.received.push({ headers: request.headers, raw, news: JSON.parse(raw) as WebhookNews });
      response.statusCode = this.answers.shift() ?? 204;
      response.end();
    });
  });

  get events(): string[] {
    return this.received.map(({ news }) => news.event);
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
