import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { HEADER } from '@coachlab/contracts';
import { answerBrokenRequest, lacksHost, MethodTable } from '@coachlab/http';
import { OFF, type Telemetry } from '@coachlab/telemetry';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { ShellConfig } from '../config.ts';
import { loggablePath } from '../loggable-path.ts';
import type { PageService } from '../pages/page-service.ts';
import { PageSigner } from '../pages/page-signer.ts';
import type { ShellAssets } from '../pages/shell-assets.ts';
import type { Mirror } from '../releases/mirror.ts';
import type { Releases } from '../releases/releases.ts';
import type { ShellSignals } from '../signals/shell-signals.ts';
import { tokenAnswers } from './token-answers.ts';
import { watchApi } from '../signals/watch-api.ts';
import type { Visits } from '../visits/visits.ts';
import { apiRoutes, createForwardApi } from './api-routes.ts';
import { assetRoutes } from './asset-routes.ts';
import { devRoutes } from './dev-routes.ts';
import { limitConnections } from './limit-connections.ts';
import { operatorsElsewhere } from './operators-elsewhere.ts';
import { OfflineWords } from '../pages/offline-word.ts';
import { oneWorker } from './one-worker.ts';
import { originForm } from './origin-form.ts';
import { overrideRoutes } from './override-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { plainForms } from './plain-forms.ts';
import { readsOffline } from './reads-offline.ts';
import { realmRoute } from './realm-route.ts';
import { sendProblem } from './problem.ts';
import { siteRoutes } from './site-routes.ts';
import type { Upstream, Upstreams } from './upstreams.ts';
import { violationRoutes } from './violation-routes.ts';
import { workerRoutes } from './worker-routes.ts';
import { NewVisitorLimit } from '../visits/visitor.ts';

export interface GatewayOptions {
  config: ShellConfig;
  log: FastifyBaseLogger;
  /** Default off. */
  telemetry?: Telemetry;
  releases: Releases;
  visits: Visits;
  signals: ShellSignals;
  pages: PageService;
  upstreams: Upstreams;
  registry: Upstream;
  mirror: Mirror;
  shellDir: string;
  /** File of what render processes draw with. */
  realm: string;
  assets: ShellAssets;
  /** Whether browsers may keep pages now. */
  offline: () => boolean;
  isDraining: () => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    telemetry: Telemetry;
    newVisitorLimit: NewVisitorLimit;
  }
}

/**
 * What is no page is no document of the site's origin either: a section's script could open one in a frame, and would be
 * without the policy of pages in there.
 */
const NO_PAGE = "frame-ancestors 'none'; sandbox";

const PAGE_METHODS = new Set(['GET', 'HEAD']);

/** The server of visitors: pages, assets, the API of every service, health. */
export function createGateway(options: GatewayOptions): FastifyInstance {
  const { config, releases, visits, signals, pages, upstreams } = options;
  const { registry, mirror, shellDir, realm, assets, offline, isDraining } = options;
  const app = createServer(options, (request, reply) => void page(request, reply));
  const words = new OfflineWords(offline, assets);
  const signer = new PageSigner(config.cookieKeys);
  const forwardApi = createForwardApi(config, upstreams);
  oneWorker(app);
  tokenAnswers(app, forwardApi);
  watchApi(app, config, visits, signals);
  readsOffline(app, config, visits, words);
  operatorsElsewhere(app, config);
  apiRoutes(app, forwardApi);
  assetRoutes(app, shellDir, mirror, registry);
  realmRoute(app, realm);
  siteRoutes(app, { config, releases, visits, words, upstreams, registry, isDraining });
  overrideRoutes(app, { config, releases, visits, assets });
  violationRoutes(app);
  workerRoutes(app, config, offline, assets, signer, releases);
  if (config.dev) devRoutes(app, releases);
  const page = pageRoutes(
    app,
    config,
    visits,
    pages,
    signals,
    assets.boot.source,
    forwardApi,
    releases,
    words,
    signer,
  );
  plainForms(app, config, visits, releases, page);
  return app;
}

/**
 * What every listener has in common: ids, logs, faults, draining.
 * @param page answers a person whose request is malformed
 */
export function createServer(
  {
    config,
    log,
    telemetry = OFF,
    isDraining,
  }: Pick<GatewayOptions, 'config' | 'log' | 'telemetry' | 'isDraining'>,
  page?: (request: FastifyRequest, reply: FastifyReply) => void,
): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // Ports of a page's own routes are its business; what is malformed answers 400 below.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4096 },
    forceCloseConnections: 'idle',
    // What comes while it drains is answered; the connection then ends.
    return503OnClosing: false,
    // Milliseconds for a whole request to arrive: who sends a byte a second keeps no place.
    requestTimeout: 60_000,
    // Node would answer it without a word of why.
    http: { requireHostHeader: false, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for these, so what the hooks would add is added here.
      reply.header(HEADER.requestId, request.id).header('x-content-type-options', 'nosniff');
      const isPage = PAGE_METHODS.has(request.method) && !/^\/(api|remotes)\//.test(request.raw.url ?? '');
      if (isPage && page) page(request, reply);
      else
        sendProblem(reply.header('content-security-policy', NO_PAGE), error.statusCode ?? 400, 'bad_request');
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket as Socket),
  });

  const methods = new MethodTable(app);
  app.decorate('telemetry', telemetry);
  app.decorate('newVisitorLimit', new NewVisitorLimit(config.limits));
  if (config.limits) limitConnections(app, config.trustedProxies);
  telemetry.watch(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER.requestId, request.id).header('x-content-type-options', 'nosniff');
    if (lacksHost(request)) return sendProblem(reply, 400, 'host_missing', 'The request names no host.');
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining()) reply.header('connection', 'close');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NO_PAGE);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    log.info({
      requestId: request.id,
      ...telemetry.ids(request),
      method: request.method,
      path: loggablePath(request.raw.url ?? ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, status, 'bad_request', error.message);
    request.log.error(
      { requestId: request.id, error: error.stack },
      'the gateway failed to handle a request',
    );
    return sendProblem(reply, 500, 'internal_error');
  });

  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.allowed(request.raw.url ?? '/');
    if (allowed.length === 0) return sendProblem(reply, 404, 'not_found');
    reply.header('allow', allowed.join(', '));
    return sendProblem(reply, 405, 'method_not_allowed', `This address answers ${allowed.join(', ')}.`);
  });
  return app;
}
