import { afterAll, expect, it } from '@jest/globals';
import { complaints, type MalformedRequest } from '@coachlab/malformed';
import type { FastifyInstance } from 'fastify';
import { routesOf } from '../http/method-table.ts';
import type { TestService } from './test-service.ts';

/** Milliseconds: what takes ten seconds alone may take minutes on a busy machine. */
const PATIENCE = 300_000;

export interface Fuzz {
  start: () => Promise<TestService>;
  /** Bodies that a route takes as they are, by `METHOD /pattern`: what is malformed is made from them. */
  good?: Record<string, unknown>;
  /** What signs somebody in; half of the requests have it. */
  signedIn?: (service: TestService) => Promise<Record<string, string>>;
}

/**
 * A test: many requests to every route of a service, each wrong in its own way and the same in every run, are
 * answered without a 5xx, and no answer tells anything of the inside. The routes come from the server's own table.
 */
export function itStaysCalm({ start, good = {}, signedIn }: Fuzz): void {
  let service: TestService | undefined;
  afterAll(() => service?.stop());

  const everyRoute = async () => {
    service = await start();
    const server = service.running.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const session = (await signedIn?.(service)) ?? {};
    const routes = routesOf(server).filter((route) => !/^HEAD | \/health\//.test(route));
    expect(routes).toEqual(expect.arrayContaining(Object.keys(good)));
    const inject = (request: MalformedRequest) => server.inject(request as never);
    expect((await complaints({ routes, inject, good, session })).slice(0, 5)).toEqual([]);
  };
  it('stays calm under malformed requests to every route', everyRoute, PATIENCE);
}
