import { Agent, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';

/** Passes /api/ on to the service that owns it; both ways as streams. */
export function proxyTo(upstreams: Record<string, string>) {
  const agent = new Agent({ keepAlive: true });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    const origin = upstreams[path.split(/[/?]/)[2] ?? ''];
    if (!origin) {
      response.writeHead(404).end();
      return;
    }
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const onward = ask(origin + path, { agent, method: request.method!, headers }, (answer) => {
      const { connection: _closed, 'keep-alive': _kept, ...kept } = answer.headers;
      response.writeHead(answer.statusCode!, kept);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  };
}
