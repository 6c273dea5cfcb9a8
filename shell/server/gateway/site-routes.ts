import { join } from 'node:path';
import { RESOLVED_SET_PATH } from '@coachlab/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatWord, OFFLINE_HEADER } from '../../app/offline/word.ts';
import type { ShellConfig } from '../config.ts';
import type { OfflineWords } from '../pages/offline-word.ts';
import type { Releases } from '../releases/releases.ts';
import type { Visits } from '../visits/visits.ts';
import { clientIp } from '../visits/client-ip.ts';
import { forward } from './forward.ts';
import { sendProblem } from './problem.ts';
import { sendText } from './send-text.ts';
import { Sitemap } from './sitemap.ts';
import { ANSWERS_WITHIN, type Upstream, type Upstreams } from './upstreams.ts';
import { visitorOf, ensureVisitor } from '../visits/visitor.ts';

export interface SiteRoutesOptions {
  config: ShellConfig;
  releases: Releases;
  visits: Visits;
  words: OfflineWords;
  upstreams: Upstreams;
  registry: Upstream;
  isDraining: () => boolean;
}

/** Health, discovery, robots and sitemap. */
export function siteRoutes(app: FastifyInstance, options: SiteRoutesOptions): void {
  const { config, releases, visits, words, upstreams, registry, isDraining } = options;
  const https = config.publicUrl.startsWith('https:');

  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', (_request, reply) => {
    const ready = releases.document !== null && !isDraining();
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ok' : isDraining() ? 'draining' : 'no discovery document yet',
      epoch: releases.document?.epoch ?? null,
    });
  });

  app.get(RESOLVED_SET_PATH, async (request, reply) => {
    const visitor = ensureVisitor(request, reply, config.cookieKeys, https);
    const visit = await visits.of(request, visitor);
    const word = words.ofSet(visit);
    if (word !== null) reply.header(OFFLINE_HEADER, formatWord(word));
    return reply.header('cache-control', 'no-store').send(visit.set);
  });

  // The whole document names allow lists and other people's releases: only a token holder gets it from outside.
  const toTokenHolders = (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.authorization) {
      return sendProblem(reply, 401, 'token_needed', `A page's own set is at ${RESOLVED_SET_PATH}.`);
    }
    const visitor = visitorOf(request, config.cookieKeys)?.id ?? null;
    return forward(request, reply, registry, {
      bodyLimit: 0,
      visitor,
      clientIp: clientIp(request),
    });
  };
  app.get('/discovery', toTokenHolders);
  app.get('/discovery/releases/:name/:version', toTokenHolders);

  // Public pages of the registry's own, told nothing of the visitor.
  const toRegistry = (request: FastifyRequest, reply: FastifyReply) =>
    forward(request, reply, registry, {
      bodyLimit: 0,
      visitor: null,
      clientIp: '',
      answersWithin: ANSWERS_WITHIN.read,
    });
  // For hosts that are not ours; public facts only.
  app.get('/discovery/frontend-discovery.json', toRegistry);

  // Those who draw previews of a page fetch its picture, and ask here first.
  const robots = `User-agent: *\nDisallow: /api/\nAllow: /api/*/share.png\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (request, reply) => sendText(request, reply, 'text/plain', robots));
  const sitemap = new Sitemap(config.publicUrl, upstreams, join(config.dataDir, 'sitemap-lists.json'));
  app.get('/sitemap.xml', async (request, reply) => {
    // Somebody who tries a release sees the map with its pages.
    const { set } = await visits.of(request, 'sitemap');
    if (!releases.isKnown) return sendProblem(reply, 503, 'site_starting', 'No release is known yet.');
    return sendText(request, reply, 'application/xml', await sitemap.of(set, request.log));
  });
}
