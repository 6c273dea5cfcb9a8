import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADER } from '@coachlab/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mirror } from '../releases/mirror.ts';
import { forward } from './forward.ts';
import { sendProblem } from './problem.ts';
import { ANSWERS_WITHIN, type Upstream } from './upstreams.ts';
import { precompressed } from './precompressed.ts';

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Plain names only: no dot segments, no encodings. Source maps are the registry's to give. */
const SAFE = /^[a-z0-9-]+\/[\w.@+-]+(\/[\w.@+-]+)*$/i;

/** What browsers run, and maps for who brings a token. Server builds are between the registry and its gateways. */
const PUBLIC = /^[^/]+\/[^/]+\/browser\/|\.map$/;
/** As the registry says it: hosts on other origins may load our remotes. */
const FOR_OTHER_HOSTS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * /remotes/<remote>/<version>/<file> and /remotes/shell/<file>. Releases that run are served from the gateway's own
 * verified copy; older ones come from the registry. A missing file is a 404 problem, never a page.
 */
export function assetRoutes(
  app: FastifyInstance,
  shellDir: string,
  mirror: Mirror,
  registry: Upstream,
): void {
  app.get('/remotes/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    if (!SAFE.test(path) || path.includes('..')) return sendProblem(reply, 404, 'file_not_found');
    const shell = path.startsWith('shell/');
    if (!shell && !PUBLIC.test(path)) return sendProblem(reply, 404, 'file_not_found');
    const file = shell ? join(shellDir, path.slice('shell/'.length)) : mirror.path(`/remotes/${path}`);
    if (!path.endsWith('.map') && (await isFile(file)))
      return sendFile(
        request.headers['accept-encoding'],
        shell ? reply : reply.headers(FOR_OTHER_HOSTS),
        file,
      );
    if (shell) return sendProblem(reply, 404, 'file_not_found');
    return forward(request, reply, registry, {
      bodyLimit: 0,
      visitor: null,
      clientIp: '',
      answersWithin: ANSWERS_WITHIN.read,
    });
  });
}

async function sendFile(
  encodings: string | undefined,
  reply: FastifyReply,
  file: string,
): Promise<FastifyReply> {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  reply.header('cache-control', IMMUTABLE).type(type);
  // Caches keep it for a year: the number of the request that first fetched it would be told to everybody else.
  reply.removeHeader(HEADER.requestId);
  if (!/^(text|application\/json|image\/svg)/.test(type)) return reply.send(createReadStream(file));
  const { encoding, bytes } = await precompressed(file, encodings);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(bytes);
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ?? false;
}
