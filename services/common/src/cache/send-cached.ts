import { HEADER } from '@coachlab/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedBody, type Encoding } from './cached-body.ts';

/** Lets controllers return a CachedBody: negotiates the encoding, answers 304, and sends the bytes as they are. */
export function sendCachedBodies(server: FastifyInstance): void {
  server.addHook('preSerialization', async (request, reply, payload) => {
    if (payload instanceof CachedBody) await prepare(request, reply, payload);
    return payload;
  });
  // What is not cached is somebody's own, or an error: nobody on the way may keep it.
  server.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    return payload;
  });
}

async function prepare(request: FastifyRequest, reply: FastifyReply, body: CachedBody): Promise<void> {
  const encoding = body.compressible ? negotiate(request.headers['accept-encoding']) : 'identity';
  void reply.headers({
    etag: `"${body.tag}${SUFFIX[encoding]}"`,
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
    [HEADER.contentRevision]: body.revision,
    ...body.headers,
  });
  if (matches(request.headers['if-none-match'], body.tag)) {
    void reply
      .code(304)
      .removeHeader('content-type')
      .serializer(() => undefined as unknown as string);
    return;
  }
  const bytes = await body.encoded(encoding);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  void reply.serializer(() => bytes as unknown as string);
}

/** A strong ETag names bytes, so each encoding has its own. */
const SUFFIX: Record<Encoding, string> = { identity: '', br: '-br', gzip: '-gz' };

/** The smallest form the caller takes. */
export function negotiate(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** If-None-Match compares weakly, and a copy in any encoding is as fresh as in another. */
export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .replace(/^W\//, '')
        .replace(/^"|"$/g, '')
        .replace(/-(br|gz)$/, ''),
    )
    .includes(tag);
}
