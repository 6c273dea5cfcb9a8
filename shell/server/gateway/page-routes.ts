import type { ResolvedSet } from '@coachlab/contracts';
import type { RequestFacts } from '@coachlab/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import type { PageService } from '../pages/page-service.ts';
import { matchPage } from '../pages/match-page.ts';
import type { RenderedPage } from '../pages/page-cache.ts';
import { ROUTE_HEADERS, securityHeaders } from '../pages/security-headers.ts';
import type { ShellSignals } from '../signals/shell-signals.ts';
import { tellOfRender } from '../signals/tell-of-render.ts';
import type { Visits } from '../visits/visits.ts';
import { sendProblem } from './problem.ts';
import type { ForwardApi } from './api-routes.ts';
import { welcomeVisitor } from './visitor.ts';

/** Longer addresses are nobody's link. */
const LONGEST_PATH = 2048;

/** Every address that nothing else claims is a page. */
export function pageRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  visits: Visits,
  pages: PageService,
  signals: ShellSignals,
  bootSource: string,
  forwardApi: ForwardApi,
): void {
  const https = config.publicUrl.startsWith('https:');
  const headers = securityHeaders(bootSource, https, config.analytics?.origins);

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: page });

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = request.raw.url ?? '/';
    if (url.length > LONGEST_PATH)
      return sendProblem(reply, 414, 'path_too_long', 'The address is too long.');
    const { pathname, searchParams } = new URL(url, 'http://page.invalid');
    const visitor = welcomeVisitor(request, reply, config.cookieKeys, https);
    const visit = await visits.of(request, visitor);
    const match = matchPage(visit.set, pathname);
    const forwardTo = match?.route.forwardTo;
    if (forwardTo) return forwardApi(request, reply, forwardTo);
    const { telemetry } = request.server;
    const answer = await pages.answer(visit, pathname, searchParams, request.id, telemetry.headers());
    telemetry.tell(request, {
      route: match?.route.path ?? 'none',
      source: answer.kind === 'page' ? answer.source : answer.kind,
      ...ownerOf(visit.set, match?.remote),
    });
    tellOfRender(signals, config, request, visitor, visit, answer);
    reply.headers(headers);
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
    for (const [name, value] of Object.entries(answer.route?.headers ?? {})) {
      if (ROUTE_HEADERS.has(name.toLowerCase())) reply.header(name, value);
    }
    if (answer.page.status === 503) reply.header('retry-after', '2');
    return sendPage(request, reply, answer.page);
  }
}

/** The release that the page is of, for the metrics. */
function ownerOf({ remotes }: ResolvedSet, remote: string | undefined): Pick<RequestFacts, 'remote'> {
  const owner = remotes.find(({ name }) => name === remote);
  return owner ? { remote: { name: owner.name, version: owner.release.version, arm: owner.arm } } : {};
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  // The set in it is one visitor's: no shared cache may keep it.
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
  reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(encoding ? page[encoding] : page.raw);
}
