// One peer as a process: its files, its pages, and a way to the services. Told by BENCH_PEER (JSON) what it is.
import { createServer } from 'node:http';
import { CACHE } from '../../root.ts';
import { proxyTo } from './api-proxy.ts';
import { clientPages, serverPages } from './page-answers.ts';
import { pageHeaders } from './page-headers.ts';
import { staticFiles } from './static-files.ts';

export interface PeerSettings {
  port: number;
  /** Folder of the build below the bench's cache. */
  build: string;
  rendering: 'client' | 'server';
  upstreams: Record<string, string>;
}

const settings = JSON.parse(process.env.BENCH_PEER ?? '{}') as PeerSettings;
const { port, rendering, build, upstreams } = settings;
const files = staticFiles(CACHE + (rendering === 'server' ? `${build}/browser` : build), '/assets/');
const pages = rendering === 'server' ? await serverPages(settings) : clientPages(build);
const proxy = proxyTo(upstreams);

const headers = pageHeaders();

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  if (url.startsWith('/api/')) return proxy(request, response);
  if (url.startsWith('/assets/')) return files(url, response);
  pages(url).then(
    ({ status, body }) =>
      response
        .writeHead(status, {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': body.length,
          'cache-control': 'private, no-cache',
        })
        .end(body),
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(port, '127.0.0.1', () => console.log(`Ready: ${port}`));
process.on('SIGTERM', () => process.exit(0));
