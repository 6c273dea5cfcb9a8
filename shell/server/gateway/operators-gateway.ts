import { BODY_LIMIT } from '@coachlab/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientIp } from '../visits/client-ip.ts';
import { forward } from './forward.ts';
import { createServer, type GatewayOptions } from './gateway.ts';
import { sendProblem } from './problem.ts';
import type { Upstream } from './upstreams.ts';

const FOR_YEARS = 'max-age=31536000; includeSubDomains';

export type OperatorsGatewayOptions = Pick<
  GatewayOptions,
  'config' | 'log' | 'telemetry' | 'upstreams' | 'registry' | 'isDraining'
>;

/**
 * The operators' own origin: the console, the pages of services for operators, and the calls of all of them. No section's
 * code is served here, nor anything of a service that the shell's own settings do not name, so none can read what is typed here
 * or use who is signed in here.
 */
export function createOperatorsGateway(options: OperatorsGatewayOptions): FastifyInstance {
  const { config, upstreams, registry } = options;
  const app = createServer(options);
  app.addHook('onRequest', async (request, reply) => {
    if (config.operatorsUrl?.startsWith('https:')) reply.header('strict-transport-security', FOR_YEARS);
    if (isOurs(request, config.operatorsUrl)) return;
    return sendProblem(
      reply,
      421,
      'not_the_operators_origin',
      'This is the operators’ origin, and takes calls of its own pages alone.',
    );
  });

  const forwardTo = (upstreamOf: (request: FastifyRequest) => Upstream | undefined, bodyLimit: number) => {
    return (request: FastifyRequest, reply: FastifyReply) => {
      const found = upstreamOf(request);
      if (!found) return sendProblem(reply, 503, 'upstream_unavailable', 'No service is set for this.');
      const ip = clientIp(request);
      return forward(request, reply, found, {
        bodyLimit,
        visitor: null,
        clientIp: ip,
        operators: true,
      });
    };
  };
  const toRegistry = forwardTo(() => registry, BODY_LIMIT.release);
  const toService = forwardTo(
    ({ params }) => upstreams.ofSettings((params as { api: string }).api),
    BODY_LIMIT.default,
  );

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/', (_request, reply) => reply.redirect('/-/console'));
  app.get('/-/console', toRegistry);
  app.get('/-/console/*', toRegistry);
  app.all('/api/registry/*', toRegistry);
  for (const [page, api] of Object.entries(config.operatorsPages)) {
    const toPage = forwardTo(() => upstreams.ofSettings(api), BODY_LIMIT.default);
    app.get(`/-/${page}`, toPage);
    app.get(`/-/${page}/*`, toPage);
  }
  app.all('/api/:api/operators/*', toService);
  return app;
}

/** By its host name, and, where a browser says so, not by a page of another origin; health is for probes. */
function isOurs(request: FastifyRequest, operatorsUrl: string | null): boolean {
  if (request.raw.url === '/health/live') return true;
  const { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  const own = operatorsUrl ?? `http://${host}`;
  if (host?.toLowerCase() !== new URL(own).host) return false;
  if (origin !== undefined && origin !== new URL(own).origin) return false;
  // A link from elsewhere may open a page; it does nothing, and the session's cookie does not come with it.
  return site === undefined || site === 'same-origin' || site === 'none' || mode === 'navigate';
}
