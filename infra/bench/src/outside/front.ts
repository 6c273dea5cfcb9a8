// In front of the outside peer as a process: what stands in front of the other peers, and Next.js's own server behind it.
// Told by BENCH_FRONT (JSON).
import { createServer } from 'node:http';
import { join } from 'node:path';
import { proxyTo } from '../peers/serve/api-proxy.ts';
import { staticFiles } from '../peers/serve/static-files.ts';
import { APP, FOLDERS, type Rendering } from './folders.ts';
import { pagesOf } from './pages-of.ts';

export interface FrontSettings {
  port: number;
  /** Next.js's own server. */
  origin: string;
  rendering: Rendering;
  upstreams: Record<string, string>;
}

const settings = JSON.parse(process.env.BENCH_FRONT ?? '{}') as FrontSettings;
const { port, origin, rendering, upstreams } = settings;
const files = staticFiles(join(APP, FOLDERS[rendering], 'static'), '/_next/static/');
const pages = pagesOf(origin, rendering === 'cached');
const proxy = proxyTo(upstreams);

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  if (url.startsWith('/api/')) return proxy(request, response);
  if (url.startsWith('/_next/static/')) return files(url, response);
  pages(request, response);
});
server.listen(port, '127.0.0.1', () => console.log(`Ready: ${port}`));
process.on('SIGTERM', () => process.exit(0));
