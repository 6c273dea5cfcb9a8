import { addAbortSignal, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { HEADER } from '@coachlab/contracts';
import { VISITOR_COOKIE } from '@coachlab/federation/server';
import { OVERRIDE_COOKIE } from '../visits/override-cookie.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';
import { REPEATABLE, trying } from './trying.ts';
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

/** Bodies up to this many bytes are taken in whole, so that they can be sent again. */
const HELD = 256 * 1024;

/** Passes a request on to a service and its answer back, both as streams. */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  upstream: Upstream,
  options: ForwardOptions,
): Promise<FastifyReply> {
  if (Number(request.headers['content-length'] ?? 0) > options.bodyLimit)
    return tooLarge(reply, options.bodyLimit);
  const gone = whenCallerLeaves(reply);
  const body = await bodyOf(request, options.bodyLimit, gone).catch(() => 'unusable' as const);
  if (body === 'unusable') return tooLarge(reply, options.bodyLimit);
  if (upstream.running >= MOST_AT_ONCE || !(await upstream.breaker.allows())) {
    return sendProblem(reply, 503, 'upstream_unavailable', 'The service does not answer at the moment.');
  }
  upstream.running += 1;
  try {
    const answer = await send(request, upstream, options, body, gone);
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

/** A small body in whole; a large one as it comes, which can be sent but once. */
async function bodyOf(
  request: FastifyRequest,
  limit: number,
  signal: AbortSignal,
): Promise<Buffer | Readable | null> {
  const { headers, raw } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return null;
  const stream = raw.pipe(addAbortSignal(signal, limited(limit)));
  return limit <= HELD ? buffer(stream) : stream;
}

async function send(
  request: FastifyRequest,
  upstream: Upstream,
  options: ForwardOptions,
  body: Buffer | Readable | null,
  signal: AbortSignal,
) {
  const repeatable = REPEATABLE.has(request.method) || request.headers[HEADER.idempotencyKey] !== undefined;
  const call = async () => {
    const outgoing = request.server.telemetry.call(request, new URL(upstream.origin).host);
    try {
      const answer = await upstream.pool.request({
        method: request.method as 'GET',
        path: options.path ?? request.raw.url ?? '/',
        headers: { ...headersFor(request, options), ...outgoing.headers },
        signal,
        body,
      });
      outgoing.end(answer.statusCode);
      return answer;
    } catch (error) {
      outgoing.end(error as Error);
      throw error;
    }
  };
  return body instanceof Readable ? call() : trying(call, repeatable, signal);
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

const OWN_COOKIES = [VISITOR_COOKIE, OVERRIDE_COOKIE];

/** A service learns who the visitor is from the gateway alone, and never sees the signed cookies. */
function otherCookies(header: string | undefined): string {
  return (header ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie && !OWN_COOKIES.some((name) => cookie.startsWith(`${name}=`)))
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
