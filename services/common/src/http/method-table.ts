import { MethodTable } from '@coachlab/http';
import type { FastifyInstance } from 'fastify';
import { MethodNotAllowedError } from '../errors/service-errors.ts';

const tables = new WeakMap<object, MethodTable>();

/** Every route that the server has, as `METHOD /pattern`. */
export function routesOf(server: object): string[] {
  return tables.get(server)?.routes() ?? [];
}

/** Answers 405 with Allow where an address exists but not for the method asked; Fastify says 404 to both. */
export function refuseOtherMethods(server: FastifyInstance): void {
  const table = new MethodTable(server);
  tables.set(server, table);
  server.addHook('onRequest', async (request) => {
    const allowed = request.is404 ? table.allowed(request.url) : [];
    if (allowed.length > 0) throw new MethodNotAllowedError(allowed);
  });
}
