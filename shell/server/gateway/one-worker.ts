import type { FastifyInstance } from 'fastify';
import { WORKER_PATH } from '../../app/offline/addresses.ts';
import { sendProblem } from './problem.ts';

/**
 * Browsers say when they fetch a script to be a service worker. The site has one: another would stand between its visitors
 * and the pages of every section, also when the release that brought it is gone.
 */
export function oneWorker(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['service-worker'] === undefined) return;
    if (request.raw.url?.split('?', 1)[0] === WORKER_PATH) return;
    return sendProblem(reply, 403, 'foreign_worker', 'The site has a service worker, and no other.');
  });
}
