import { BODY_LIMIT } from '@coachlab/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { clientIp } from './client-ip.ts';
import { forward } from './forward.ts';
import { sendProblem } from './problem.ts';
import type { Upstreams } from './upstreams.ts';
import { visitorOf } from './visitor.ts';

const LIMITS: Record<string, number> = { chat: BODY_LIMIT.chat, registry: BODY_LIMIT.release };

/** Everything under /api goes to the service that owns the first segment. Bodies pass as they come. */
export function apiRoutes(app: FastifyInstance, config: ShellConfig, upstreams: Upstreams): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.all('/api/*', (request, reply) => {
    const api = (request.params as { '*': string })['*'].split('/')[0] ?? '';
    const upstream = upstreams.forApi(api);
    if (!upstream)
      return sendProblem(reply, 404, 'unknown_api', `There is no API named "${api.slice(0, 80)}".`);
    return forward(request, reply, upstream, options(request, LIMITS[api] ?? BODY_LIMIT.default));
  });

  function options(request: FastifyRequest, bodyLimit: number) {
    const visitor = visitorOf(request, config.cookieKeys)?.id ?? null;
    return { bodyLimit, visitor, clientIp: clientIp(request, config.trustedProxies) };
  }
}
