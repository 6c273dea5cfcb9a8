import type { FastifyInstance } from 'fastify';
import { MethodNotAllowedError } from '../errors/service-errors.ts';

interface Route {
  url: string;
  pattern: RegExp;
  methods: string[];
}

const tables = new WeakMap<object, Route[]>();

/** Every route that the server has, as `METHOD /pattern`. */
export function routesOf(server: object): string[] {
  const routes = tables.get(server) ?? [];
  return [
    ...new Set(routes.flatMap(({ url, methods }) => methods.map((method) => `${method} ${url}`))),
  ].sort();
}

/** Answers 405 with Allow where an address exists but not for the method asked; Fastify says 404 to both. */
export function refuseOtherMethods(server: FastifyInstance): void {
  const routes: Route[] = [];
  tables.set(server, routes);

  server.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
    routes.push({ url, pattern, methods: [method].flat() });
  });

  server.addHook('onRequest', async (request) => {
    if (!request.is404) return;
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    if (allowed.length > 0) throw new MethodNotAllowedError([...new Set(allowed)].sort());
  });
}
