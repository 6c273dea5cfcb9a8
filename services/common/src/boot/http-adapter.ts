import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BODY_LIMIT, HEADER, PROBLEM_MEDIA_TYPE } from '@coachlab/contracts';
import { answerBrokenRequest } from '@coachlab/http';
import type { Telemetry } from '@coachlab/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger as Pino } from 'pino';
import { sendCachedBodies } from '../cache/send-cached.ts';
import { problemOf } from '../errors/problem.ts';
import type { Readiness } from '../health/readiness.ts';
import { BODY_SHAPE, type BodyShape } from '../http/body-shape.ts';
import { jsonParser } from '../http/json-parser.ts';
import { limitWork } from '../limits/limit-work.ts';
import { refuseOtherMethods } from '../http/method-table.ts';
import { requestContext, requestIdOf } from '../http/request-context.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { logRequests } from '../log/log-requests.ts';

/** Longer than the 65 s for which the gateway keeps an idle connection, so that it is never cut under a request. */
const KEEP_ALIVE = 75_000;
/** Milliseconds for a whole request to arrive. */
const REQUEST_TIMEOUT = 20_000;

export interface AdapterOptions {
  log: Pino;
  readiness: Readiness;
  telemetry: Telemetry;
  limiter: RateLimiter;
  bodyLimit?: number | undefined;
  bodyShape?: Partial<BodyShape> | undefined;
}

export function createAdapter({
  log,
  readiness,
  telemetry,
  limiter,
  bodyLimit = BODY_LIMIT.default,
  bodyShape,
}: AdapterOptions): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit,
    keepAliveTimeout: KEEP_ALIVE,
    requestTimeout: REQUEST_TIMEOUT,
    // Node would answer it without a word of why.
    http: { requireHostHeader: false },
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    // What still comes while it closes is answered, too.
    return503OnClosing: false,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // No hook runs for these, so what the hooks would add is added here.
      const { problem } = problemOf(error, request.id);
      void reply
        .code(problem.status)
        .headers({ [HEADER.requestId]: request.id, 'cache-control': 'no-store' })
        .type(PROBLEM_MEDIA_TYPE)
        .send(problem);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket as Socket),
  });
  // Nest would reduce Fastify's errors to a message and a status; the problem filter wants their code.
  adapter.mapException = (error: unknown) => error;
  const server = adapter.getInstance() as unknown as FastifyInstance;
  // Only JSON comes in; a service that takes more adds its parser.
  server.removeContentTypeParser(['text/plain', 'application/json']);
  const parser = jsonParser(server, { ...BODY_SHAPE, ...bodyShape });
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, parser);
  telemetry.watch(server);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(HEADER.requestId, request.id);
    requestContext.run({ requestId: request.id, ...telemetry.ids(request) }, done);
  });
  // Callers leave while we drain; a connection that stays open would keep the process from ending.
  server.addHook('onSend', async (_request, reply, payload) => {
    if (readiness.draining) void reply.header('connection', 'close');
    return payload;
  });
  logRequests(server, log, telemetry);
  refuseOtherMethods(server);
  limitWork(server, limiter);
  sendCachedBodies(server);
  return adapter;
}
