import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { pageHeaders } from '../peers/serve/page-headers.ts';

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
/** The gateway's levels: for a page that is sent while it is drawn, and for one that is kept. */
const DRAWN = quality(5);
const KEPT = quality(11);

interface Kept {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Next.js's pages with the headers of every peer, in brotli. What it drew beforehand is compressed once, as well as it goes;
 * what it draws for a request goes on as it comes.
 */
export function pagesOf(origin: string, keeps: boolean) {
  const agent = new Agent({ keepAlive: true });
  const security = pageHeaders();
  const pages = new Map<string, Kept>();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    // The same address answers a browser's navigation and Next.js's own router.
    const key = `${url} ${request.headers['rsc'] ?? ''} ${request.headers['next-router-segment-prefetch'] ?? ''}`;
    const known = pages.get(key);
    if (known) return void response.writeHead(200, known.headers).end(known.body);
    const {
      host: _host,
      connection: _connection,
      'accept-encoding': _encodings,
      ...headers
    } = request.headers;
    const onward = ask(origin + url, { agent, method: request.method!, headers }, (answer) => {
      const { connection: _closed, 'keep-alive': _kept, ...own } = answer.headers;
      const { 'transfer-encoding': _chunked, 'content-length': _length, ...rest } = own;
      const sent = {
        ...rest,
        ...security,
        'content-encoding': 'br',
        'cache-control': 'private, no-cache',
      };
      if (keeps && answer.statusCode === 200) {
        buffer(answer).then(
          (drawn) => {
            const body = brotliCompressSync(drawn, KEPT);
            const kept = { headers: { ...sent, 'content-length': String(body.length) }, body };
            pages.set(key, kept);
            response.writeHead(200, kept.headers).end(body);
          },
          () => response.destroy(),
        );
        return;
      }
      response.writeHead(answer.statusCode!, sent);
      const compress = createBrotliCompress(DRAWN);
      compress.pipe(response);
      let waiting = false;
      answer.on('data', (chunk: Buffer) => {
        compress.write(chunk);
        if (waiting) return;
        waiting = true;
        // What has come together goes out together, and is not held back for what is still drawn.
        setImmediate(() => {
          waiting = false;
          if (!compress.writableEnded) compress.flush();
        });
      });
      answer.on('end', () => compress.end());
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  };
}
