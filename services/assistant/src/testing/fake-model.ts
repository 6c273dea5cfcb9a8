import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  authorization: string | undefined;
}

export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** An OpenAI-compatible endpoint that does as it is told. */
export class FakeModel {
  readonly #server: Server;
  behaviour: Behaviour = says('Hello.');
  asked: ModelRequest[] = [];
  /** Requests whose caller left before the answer was out. */
  left = 0;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<FakeModel> {
    const model = new FakeModel();
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** As it began, for the next test. */
  forget(): void {
    this.behaviour = says('Hello.');
    this.asked = [];
    this.left = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const asked = { ...(JSON.parse(body) as ModelRequest), authorization: request.headers.authorization };
    const sinceForgotten = this.asked;
    sinceForgotten.push(asked);
    response.once('close', () => {
      if (!response.writableFinished && this.asked === sinceForgotten) this.left += 1;
    });
    await this.behaviour(response, asked);
  }
}

/** Streams the text in pieces of `size` characters, `pause` milliseconds apart. */
export function says(text: string, { size = 7, pause = 0 } = {}): Behaviour {
  return async (response) => {
    begin(response);
    for (let at = 0; at < text.length && !response.destroyed; at += size) {
      response.write(chunk({ delta: { content: text.slice(at, at + size) } }));
      if (pause > 0) await sleep(pause);
    }
    response.write(chunk({ delta: {}, finish_reason: 'stop' }));
    response.end('data: [DONE]\n\n');
  };
}

/** Streams the text and then cuts the connection. */
export function breaksAfter(text: string): Behaviour {
  return async (response) => {
    begin(response);
    response.write(chunk({ delta: { content: text } }));
    await sleep(50);
    response.destroy();
  };
}

/** Streams the text and then says nothing more, for ever. */
export function hangsAfter(text: string): Behaviour {
  return (response) => {
    begin(response);
    if (text) response.write(chunk({ delta: { content: text } }));
  };
}

export function answersWith(status: number, body: string, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function chunk(choice: Record<string, unknown>): string {
  const whole = {
    id: 'answer-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, finish_reason: null, ...choice }],
  };
  return `data: ${JSON.stringify(whole)}\n\n`;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
