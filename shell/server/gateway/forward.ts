import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { HEADER } from '@coachlab/contracts';
import { VISITOR_COOKIE } from '@coachlab/federation/server';
import { OVERRIDE_COOKIE } from '../visits/override-cookie.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../visits/client-ip.ts';
import { answerHeaders } from './answer-headers.ts';
import { BodyTooLarge, limited } from './limited.ts';
import { sendProblem } from './problem.ts';
import { REPEATABLE, retryCall, wasLost } from './retry-call.ts';
import type { Upstream } from './upstreams.ts';

export interface ForwardOptions {
  /** Bytes the body may have. */
  bodyLimit: number;
  visitor: string | null;
  /** When their cookie was first given. */
  visitorSince?: number | null;
  clientIp: string;
  /** Milliseconds until the service has to begin its answer; the upstream's own unless told. */
  answersWithin?: number;
  /** From the operators' origin, whose cookies no other passes on. */
  operators?: true;
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
  HEADER.visitorSince,
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
  const leave = upstream.places.take(clientNetwork(request));
  if (!leave) return sendProblem(reply, 429, 'too_many_at_once', 'Too many calls are under way.');
  reply.raw.once('close', leave);
  const gone = whenCallerLeaves(reply);
  let body: Buffer | Readable | null;
  try {
    body = await bodyOf(request, options.bodyLimit, gone);
  } catch (error) {
    return refuseBody(reply, error, gone, options.bodyLimit);
  }
  if (!(await upstream.breaker.allows())) return unavailable(reply);
  try {
    const answer = await send(request, upstream, options, body, gone);
    upstream.breaker.succeeded();
    for (const [name, value] of answerHeaders(answer.headers, cookiesKept(options))) {
      // What the gateway has said itself, no service unsays.
      if (!DROPPED.has(name) && (name === 'set-cookie' || !reply.hasHeader(name))) reply.header(name, value);
    }
    // The rest of a body that the service did not wait for would be taken for the next request.
    if (body instanceof Readable && !request.raw.complete) reply.header('connection', 'close');
    return reply.code(answer.statusCode).send(answer.body);
  } catch (error) {
    if (error instanceof BodyTooLarge || gone.aborted) {
      upstream.breaker.undecided();
      return refuseBody(reply, error, gone, options.bodyLimit);
    }
    request.log.warn(
      { upstream: upstream.origin, error: (error as Error).message },
      'a service does not answer',
    );
    // A service also hangs up on a body that it does not want: it is there, and did what it should.
    if (body !== null && wasLost(error)) upstream.breaker.undecided();
    else upstream.breaker.failed();
    if (body instanceof Readable && wasLost(error))
      return sendProblem(reply, 502, 'upload_cut', 'The service hung up before it had the whole body.');
    return unavailable(reply);
  }
}

function unavailable(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 503, 'upstream_unavailable', 'The service does not answer at the moment.');
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
        ...(options.answersWithin !== undefined && { headersTimeout: options.answersWithin }),
      });
      outgoing.end(answer.statusCode);
      return answer;
    } catch (error) {
      outgoing.end(error as Error);
      throw error;
    }
  };
  return body instanceof Readable ? call() : retryCall(call, repeatable, signal);
}

function headersFor(request: FastifyRequest, options: ForwardOptions): Record<string, string | string[]> {
  const { visitor, visitorSince, clientIp } = options;
  const headers: Record<string, string | string[]> = {
    [HEADER.requestId]: request.id,
    [HEADER.clientIp]: clientIp,
  };
  for (const [name, value] of Object.entries(request.headers)) {
    // Services that are not written for Node may read `x_coachlab_visitor` as what only the gateway says.
    if (value !== undefined && !DROPPED.has(name.replaceAll('_', '-'))) headers[name] = value;
  }
  if (visitor) headers[HEADER.visitorId] = visitor;
  if (visitor && visitorSince) headers[HEADER.visitorSince] = String(visitorSince);
  const cookies = otherCookies(request.headers.cookie, cookiesKept(options));
  if (cookies) headers.cookie = cookies;
  return headers;
}

const OWN_COOKIES = [VISITOR_COOKIE, OVERRIDE_COOKIE];
/** Cookies know no ports, so the visitors' origin may get these; no call from there is the coach's. */
const OPERATORS_COOKIES = ['coachlab_moderation', '__Host-coachlab_moderation'];

/** What no service is told, or may set: who the visitor is, and what they run, is the gateway's alone. */
function cookiesKept({ operators }: ForwardOptions): string[] {
  return operators ? OWN_COOKIES : [...OWN_COOKIES, ...OPERATORS_COOKIES];
}

function otherCookies(header: string | undefined, kept: readonly string[]): string {
  return (header ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie && !kept.some((name) => cookie.startsWith(`${name}=`)))
    .join('; ');
}

/** As nginx logs it; no status of HTTP says so. */
const CALLER_LEFT = 499;

/** Says what was wrong with a body: too large, or never there because its caller left, or not readable. */
function refuseBody(reply: FastifyReply, error: unknown, gone: AbortSignal, limit: number): FastifyReply {
  if (error instanceof BodyTooLarge) return tooLarge(reply, limit);
  // Nobody hears it; logs and metrics must not count it as a fault of ours or of the body.
  if (gone.aborted) return sendProblem(reply, CALLER_LEFT, 'caller_left');
  return sendProblem(reply, 400, 'body_unreadable', 'The body could not be read.');
}

function tooLarge(reply: FastifyReply, limit: number): FastifyReply {
  reply.header('connection', 'close');
  return sendProblem(reply, 413, 'body_too_large', `The body may have at most ${limit} bytes.`);
}
