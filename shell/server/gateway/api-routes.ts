import { BODY_LIMIT } from '@coachlab/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { clientIp } from '../visits/client-ip.ts';
import { forward } from './forward.ts';
import { isForOperators } from './operators-calls.ts';
import { refuseOperators } from './operators-elsewhere.ts';
import { sendProblem } from './problem.ts';
import { ANSWERS_WITHIN, type Upstreams } from './upstreams.ts';
import { visitorOf } from '../visits/visitor.ts';

/** Bytes that a service takes at these addresses, where that is more than BODY_LIMIT.default. */
const LARGER: [RegExp, number][] = [
  [/^\/api\/chat$/, BODY_LIMIT.chat],
  [/^\/api\/registry\/remotes\/[^/]+\/releases$/, BODY_LIMIT.release],
];

/** An API answers with data. A document among it, opened by itself, has no script and is of no origin; browsers style what they show. */
const DATA = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Whose answers may take longer to begin than a read, or a write, of others: pictures are drawn one after the other. */
const SLOW: [RegExp, number][] = [
  [/^\/api\/(chat|registry)(\/|$)/, ANSWERS_WITHIN.slow],
  [/\/share\.png$/, ANSWERS_WITHIN.most],
];

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Passes a request on to the service that owns the API at `path`, or at the request's own path; no call of operators. */
export type ForwardApi = (
  request: FastifyRequest,
  reply: FastifyReply,
  path?: string,
) => FastifyReply | Promise<FastifyReply>;

export function createForwardApi(config: ShellConfig, upstreams: Upstreams): ForwardApi {
  return (request, reply, path) => {
    const asked = path ?? request.raw.url ?? '';
    if (isForOperators(asked)) return refuseOperators(reply);
    const api = asked.split(/[/?]/)[2] ?? '';
    const { id: visitor = null, since = null } = visitorOf(request, config.cookieKeys) ?? {};
    const upstream = upstreams.forApi(api);
    if (!upstream)
      return sendProblem(reply, 404, 'unknown_api', `There is no API named "${api.slice(0, 80)}".`);
    request.server.telemetry.tell(request, { route: `/api/${api}` });
    reply.header('content-security-policy', DATA);
    return forward(request, reply, upstream, {
      bodyLimit: ofPath(LARGER, asked) ?? BODY_LIMIT.default,
      answersWithin:
        ofPath(SLOW, asked) ?? (READS.has(request.method) ? ANSWERS_WITHIN.read : ANSWERS_WITHIN.most),
      visitor,
      visitorSince: since,
      clientIp: clientIp(request),
      ...(path === undefined ? {} : { path }),
    });
  };
}

function ofPath(values: [RegExp, number][], url: string): number | undefined {
  const path = url.split('?', 1)[0]!;
  return values.find(([pattern]) => pattern.test(path))?.[1];
}

/** Everything under /api goes to the service that owns the first segment. Bodies pass as they come. */
export function apiRoutes(app: FastifyInstance, forwardApi: ForwardApi): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/api/*', (request, reply) => forwardApi(request, reply));
}
