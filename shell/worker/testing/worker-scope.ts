import { jest } from '@jest/globals';
import { ORIGIN, storage } from './real-caches.ts';

/** What the server answers at an address; none, and the connection is gone. */
export interface Site {
  [address: string]: () => Response | Promise<Response>;
}

type Handler = (event: object) => void;

/**
 * The worker's own script, or the one that stands in its place, in a scope as a browser gives it: real caches, requests that
 * reach `site`, and a registration that can be ended.
 */
export async function startWorker(site: Site, script: 'main' | 'retired' = 'main') {
  const handlers = new Map<string, Handler>();
  const unregister = jest.fn(async () => true);
  const skipWaiting = jest.fn(async () => {});
  const scope = {
    location: { origin: ORIGIN },
    registration: { unregister },
    skipWaiting,
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
  };
  Object.assign(globalThis, { self: scope, caches: storage });
  globalThis.fetch = async (asked) => {
    const { pathname, search } = new URL(typeof asked === 'string' ? asked : (asked as Request).url, ORIGIN);
    const answer = site[pathname + search];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  jest.resetModules();
  await import(`../${script}.ts`);

  /** Resolves once all that the event has begun is done. */
  async function happen(type: string, event: object): Promise<Response | undefined> {
    const begun: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers.get(type)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => void begun.push(work),
      respondWith: (response: Promise<Response>) => void (answer = response),
    });
    const response = await answer;
    await Promise.all(begun);
    return response;
  }
  const ask = (address: string, more: object) =>
    happen('fetch', {
      clientId: 'tab',
      resultingClientId: 'tab',
      request: { method: 'GET', url: ORIGIN + address, headers: new Headers(), ...more },
    });

  return {
    unregister,
    skipWaiting,
    happen,
    /** A page is opened by its document. */
    open: (address: string) => ask(address, { mode: 'navigate' }),
    /** A page asks for a file or for data. */
    load: (address: string) => ask(address, { mode: 'cors' }),
    tell: (data: object) => happen('message', { data }),
  };
}
