import type { FastifyInstance } from 'fastify';
import { MethodNotAllowedError } from '../errors/service-errors.ts';

/** Answers 405 with Allow where an address exists but not for the method asked; Fastify says 404 to both. */
export function refuseOtherMethods(server: FastifyInstance): void {
  const routes: { pattern: RegExp; methods: string[] }[] = [];

  server.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
    routes.push({ pattern, methods: [method].flat() });
  });

  server.addHook('onRequest', async (request) => {
    if (!request.is404) return;
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    if (allowed.length > 0) throw new MethodNotAllowedError([...new Set(allowed)].sort());
  });
}
