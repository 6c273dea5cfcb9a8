import { OFFLINE_PATH } from '../app/offline/addresses.ts';
import { parseMessage } from '../app/offline/message.ts';
import { OFFLINE_HEADER } from '../app/offline/word.ts';
import { Keeper } from './keeper.ts';
import { leave } from './leave.ts';
import { offlinePage } from './offline-page.ts';
import { shownCopy } from './page-copy.ts';
import { type RequestKind, requestKind } from './request-kind.ts';
import { SetCache } from './set-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const cache = new SetCache(caches, self.location.origin);
const keeper = new Keeper({
  cache,
  fetch: (address, init) => fetch(address, init),
  now: () => performance.now(),
  today: () => new Date(),
  retire: async () => {
    await cache.erase(performance.now());
    await leave(caches, self.registration);
  },
});

/** Ids of the tabs whose page is a kept one. */
const shown = new Set<string>();

// Neither `skipWaiting` nor `clients.claim`: a tab ends with the worker that it began with.
self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind) event.respondWith(answer(event, kind));
});

self.addEventListener('message', (event) => {
  const message = parseMessage(event.data);
  if (message) event.waitUntil(keeper.take(message).catch(ignore));
});

/** Always the server's answer, whatever it is, when there is one. */
async function answer(event: FetchEvent, kind: RequestKind): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const askedAt = performance.now();
  const response = await fetch(request).catch(() => null);
  if (response === null)
    return (await instead(event, kind, pathname + search).catch(ignore)) ?? Response.error();
  if (response.headers.has(OFFLINE_HEADER)) {
    // Of data only what the server says beside it: the page tells which of it belongs to what is kept.
    const heard = kind === 'page' ? response.clone() : new Response(null, response);
    event.waitUntil(
      keeper.hear(kind === 'page' ? kind : 'set', pathname + search, heard, askedAt).catch(ignore),
    );
  }
  return response;
}

async function instead(
  { clientId, resultingClientId }: FetchEvent,
  kind: RequestKind,
  address: string,
): Promise<Response | undefined> {
  // A page of the server's may be of another set than what is kept; the name of a file says what it is of.
  if (kind === 'data' && !shown.has(clientId)) return undefined;
  if (kind !== 'page') return cache.match(address);
  const kept = address === OFFLINE_PATH ? undefined : await keeper.page(address);
  if (kept) {
    shown.add(resultingClientId);
    return shownCopy(kept, navigator.onLine);
  }
  return offlinePage(await keeper.page(OFFLINE_PATH), await keeper.readable());
}

// Storage that is full or refused, a connection that is lost: then less is kept.
function ignore(): undefined {}
