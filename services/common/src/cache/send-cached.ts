import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { HEADER } from '@coachlab/contracts';
import { type Encoding, entityTag, isFresh, negotiate } from '@coachlab/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedBody } from './cached-body.ts';
import { StreamedBody } from './streamed-body.ts';

/** Lets controllers return a CachedBody or a StreamedBody: negotiates the encoding, answers 304, sends the bytes. */
export function sendCachedBodies(server: FastifyInstance): void {
  server.addHook('preSerialization', async (request, reply, payload) => {
    if (payload instanceof CachedBody) await sendCached(request, reply, payload);
    else if (payload instanceof StreamedBody) sendStreamed(request, reply, payload);
    return payload;
  });
  // What is not cached is somebody's own, or an error: nobody on the way may keep it.
  server.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    return payload;
  });
}

async function sendCached(request: FastifyRequest, reply: FastifyReply, body: CachedBody): Promise<void> {
  const encoding = body.compressible ? negotiate(request.headers['accept-encoding']) : 'identity';
  void reply.headers(body.headers);
  if (answerFresh(request, reply, body, encoding)) return;
  sendAs(reply, await body.encoded(encoding));
}

function sendStreamed(request: FastifyRequest, reply: FastifyReply, body: StreamedBody): void {
  const encoding = negotiate(request.headers['accept-encoding']);
  if (answerFresh(request, reply, body, encoding)) return;
  if (request.method === 'HEAD') return sendAs(reply, undefined);
  const source = Readable.from(body.chunks(), { objectMode: false });
  const compressor = STREAM_COMPRESSORS[encoding]?.();
  // A failure on either side ends both; the caller sees the connection break rather than half a list.
  sendAs(reply, compressor ? pipeline(source, compressor, () => {}) : source);
}

const STREAM_COMPRESSORS: Partial<Record<Encoding, () => Transform>> = {
  // A window of 256 KB instead of 4 MB: many long lists may be on their way at once.
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip({ level: 1 }),
};

/** Sets the headers of the answer; true when the caller's copy is still good and 304 goes out. */
function answerFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, revision }: { tag: string; revision: string },
  encoding: Encoding,
): boolean {
  void reply.headers({
    etag: entityTag(tag, encoding),
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
    [HEADER.contentRevision]: revision,
  });
  if (isFresh(request.headers['if-none-match'], tag)) {
    void reply.code(304).removeHeader('content-type');
    sendAs(reply, undefined);
    return true;
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return false;
}

/** Fastify's types know only strings here; it sends buffers and streams as they are. */
function sendAs(reply: FastifyReply, bytes: Buffer | Readable | undefined): void {
  void reply.serializer(() => bytes as unknown as string);
}
