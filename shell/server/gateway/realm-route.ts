import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { REALM_FORM, REALM_HEADER, REALM_PATH } from '@coachlab/contracts';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);

/**
 * What pages are drawn with here, for `coachlab dev` on a developer's machine. It is as public as the frame's scripts: the
 * same components, and nothing of the gateway around them. Compressed once, when somebody first asks.
 */
export function realmRoute(app: FastifyInstance, file: string): void {
  let packed: Promise<Buffer> | undefined;
  app.get(REALM_PATH, async (request, reply) => {
    reply
      .headers({ [REALM_HEADER]: REALM_FORM, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .type('text/javascript; charset=utf-8');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await readFile(file));
    packed ??= readFile(file).then((bytes) => compress(bytes));
    return reply.header('content-encoding', 'gzip').send(await packed);
  });
}
