import type { ResolvedSet, SentForm } from '@coachlab/contracts';
import { entityTag, isFresh, negotiate } from '@coachlab/http';
import type { RequestFacts } from '@coachlab/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGNATURE_HEADER } from '../../app/offline/signed-page.ts';
import { formatWord, OFFLINE_HEADER } from '../../app/offline/word.ts';
import type { ShellConfig } from '../config.ts';
import type { OfflineWords } from '../pages/offline-word.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PageSigner } from '../pages/page-signer.ts';
import { matchPage } from '../pages/match-page.ts';
import { LATER_DOCUMENT, STARTING_DOCUMENT } from '../pages/later-document.ts';
import { TooManyPages } from '../pages/render-turns.ts';
import type { RenderedPage } from '../pages/page-cache.ts';
import { ROUTE_HEADERS, securityHeaders } from '../pages/security-headers.ts';
import type { ShellSignals } from '../signals/shell-signals.ts';
import { reportRender } from '../signals/report-render.ts';
import type { Releases } from '../releases/releases.ts';
import type { Visits } from '../visits/visits.ts';
import { clientNetwork } from '../visits/client-ip.ts';
import { pageAddress } from '../pages/page-address.ts';
import type { ForwardApi } from './api-routes.ts';
import { ensureVisitor } from '../visits/visitor.ts';

/** Every address that nothing else claims is a page. The answer draws one, also where Fastify finds no route. */
export function pageRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  visits: Visits,
  pages: PageService,
  signals: ShellSignals,
  bootSource: string,
  forwardApi: ForwardApi,
  releases: Releases,
  words: OfflineWords,
  signer: PageSigner,
): DrawPage {
  const https = config.publicUrl.startsWith('https:');
  const policy = { bootSource, https, analytics: config.analytics?.origins };

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => page(request, reply) });
  return page;

  async function page(request: FastifyRequest, reply: FastifyReply, sent?: SentForm): Promise<FastifyReply> {
    if (!releases.isKnown) {
      request.log.warn({ requestId: request.id }, 'a page was requested before any release was known');
      return sendLater(reply, 503);
    }
    const address = pageAddress(request.raw.url ?? '/');
    const visitor = ensureVisitor(request, reply, config.cookieKeys, https);
    const visit = await visits.of(request, visitor);
    const match = address && matchPage(visit.set, address.pathname);
    if (!match && address && releases.awaits(address.pathname)) return sendLater(reply, 503);
    const forwardTo = match?.route.forwardTo;
    if (forwardTo) return forwardApi(request, reply, forwardTo);
    const { telemetry } = request.server;
    const answer = await pages
      .answer(visit, address, match, clientNetwork(request), request.id, telemetry.headers(), sent)
      .catch(tooManyPages);
    if (!answer) return sendLater(reply, 429);
    telemetry.tell(request, {
      route: match?.route.path ?? 'none',
      source: answer.kind === 'page' ? answer.source : answer.kind,
      ...ownerOf(visit.set, match?.remote),
    });
    reportRender(signals, config, request, visitor, visit, answer);
    const headers = securityHeaders(policy, answer.kind === 'page' ? answer.page.styles : []);
    reply.headers(headers);
    // What somebody typed is nobody's to keep.
    const word = sent ? null : words.ofPage(visit, address, answer);
    if (word !== null) reply.header(OFFLINE_HEADER, formatWord(word));
    if (word?.says === 'keep' && answer.kind === 'page')
      reply.header(
        SIGNATURE_HEADER,
        signer.signRendered(answer.page, {
          address: request.raw.url ?? '/',
          set: word.set,
          policy: headers['content-security-policy']!,
        }),
      );
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
    for (const [name, value] of Object.entries(answer.route?.headers ?? {})) {
      if (ROUTE_HEADERS.has(name.toLowerCase())) reply.header(name, value);
    }
    if (answer.page.status === 503) reply.header('retry-after', '2');
    return sendPage(request, reply, sent ? { ...answer.page, status: sent.status } : answer.page);
  }
}

/** Draws the page at the address of a request; `sent` is a form of it that was not taken. */
export type DrawPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  sent?: SentForm,
) => Promise<FastifyReply>;

/** The release that the page is of, for the metrics. */
function ownerOf({ remotes }: ResolvedSet, remote: string | undefined): Pick<RequestFacts, 'remote'> {
  const owner = remotes.find(({ name }) => name === remote);
  return owner ? { remote: { name: owner.name, version: owner.release.version, arm: owner.arm } } : {};
}

/** A page of no section: nothing can be drawn now, and nothing is missing, so no crawler or cache may take it for that. */
function sendLater(reply: FastifyReply, status: 429 | 503): FastifyReply {
  return reply
    .code(status)
    .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(status === 503 ? STARTING_DOCUMENT : LATER_DOCUMENT);
}

function tooManyPages(error: unknown): null {
  if (error instanceof TooManyPages) return null;
  throw error;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  // The set in it is one visitor's: no shared cache may keep it.
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
  const encoding = negotiate(request.headers['accept-encoding']);
  reply.header('etag', entityTag(page.tag, encoding));
  if (page.status === 200 && isFresh(request.headers['if-none-match'], page.tag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(encoding === 'identity' ? page.raw : page[encoding]);
}
