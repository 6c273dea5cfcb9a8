import { Transform } from 'node:stream';
import { HEADER } from '@coachlab/contracts';
import { VISITOR_COOKIE } from '@coachlab/federation/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';
import { MOST_AT_ONCE, type Upstream } from './upstreams.ts';

export interface ForwardOptions {
  /** Bytes the body may have. */
  bodyLimit: number;
  visitor: string | null;
  clientIp: string;
  /** Where it goes, when that is not where it was asked for. */
  path?: string;
}

/** Belong to one connection, not to the message (RFC 9110, 7.6.1), or are set here. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
  'cookie',
  HEADER.requestId,
  HEADER.visitorId,
  HEADER.clientIp,
]);

/** Faults at which nothing was sent yet, so that any request may be tried once more. */
const NOTHING_SENT = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Passes a request on to a service and its answer back, both as streams. */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  upstream: Upstream,
  options: ForwardOptions,
): Promise<FastifyReply> {
  if (Number(request.headers['content-length'] ?? 0) > options.bodyLimit)
    return tooLarge(reply, options.bodyLimit);
  if (upstream.running >= MOST_AT_ONCE || !(await upstream.breaker.allows())) {
    return sendProblem(reply, 503, 'upstream_unavailable', 'The service does not answer at the moment.');
  }
  upstream.running += 1;
  const gone = whenCallerLeaves(reply);
  try {
    const answer = await send(request, upstream, options, gone);
    upstream.breaker.succeeded();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !DROPPED.has(name)) reply.header(name, value);
    }
    return reply.code(answer.statusCode).send(answer.body);
  } catch (error) {
    if (error instanceof BodyTooLarge || gone.aborted) {
      upstream.breaker.undecided();
      return tooLarge(reply, options.bodyLimit);
    }
    upstream.breaker.failed();
    request.log.warn(
      { upstream: upstream.origin, error: (error as Error).message },
      'a service does not answer',
    );
    return sendProblem(reply, 503, 'upstream_unavailable', 'The service does not answer at the moment.');
  } finally {
    upstream.running -= 1;
  }
}

/** Who has left waits for nothing: the service is told to stop as well. */
function whenCallerLeaves(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

async function send(
  request: FastifyRequest,
  upstream: Upstream,
  options: ForwardOptions,
  signal: AbortSignal,
) {
  const hasBody =
    request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  const call = () =>
    upstream.pool.request({
      method: request.method as 'GET',
      path: options.path ?? request.raw.url ?? '/',
      headers: headersFor(request, options),
      signal,
      body: hasBody ? request.raw.pipe(limited(options.bodyLimit)) : null,
    });
  try {
    return await call();
  } catch (error) {
    if (hasBody || !NOTHING_SENT.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return call();
  }
}

function headersFor(
  request: FastifyRequest,
  { visitor, clientIp }: ForwardOptions,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {
    [HEADER.requestId]: request.id,
    [HEADER.clientIp]: clientIp,
  };
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !DROPPED.has(name)) headers[name] = value;
  }
  if (visitor) headers[HEADER.visitorId] = visitor;
  const cookies = otherCookies(request.headers.cookie);
  if (cookies) headers.cookie = cookies;
  return headers;
}

/** A service learns who the visitor is from the gateway alone, and never sees the signed cookie. */
function otherCookies(header: string | undefined): string {
  return (header ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie && !cookie.startsWith(`${VISITOR_COOKIE}=`))
    .join('; ');
}

class BodyTooLarge extends Error {}

/** Counts what a body without a length really brings. */
function limited(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? new BodyTooLarge() : null, chunk);
    },
  });
}

function tooLarge(reply: FastifyReply, limit: number): FastifyReply {
  reply.header('connection', 'close');
  return sendProblem(reply, 413, 'body_too_large', `The body may have at most ${limit} bytes.`);
}
