import type { FastifyInstance } from 'fastify';
import { formatWord, OFFLINE_HEADER } from '../../app/offline/word.ts';
import type { ShellConfig } from '../config.ts';
import type { OfflineWords } from '../pages/offline-word.ts';
import { visitorOf } from '../visits/visitor.ts';
import type { Visits } from '../visits/visits.ts';

/** Says beside what is read from the API whether it may be kept, and with what. */
export function readsOffline(
  app: FastifyInstance,
  { cookieKeys }: Pick<ShellConfig, 'cookieKeys'>,
  visits: Visits,
  words: OfflineWords,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || !request.raw.url?.startsWith('/api/')) return payload;
    // Said as often as there is somebody to hear it: a tab may open no other page for hours.
    if (words.off) {
      reply.header(OFFLINE_HEADER, formatWord(words.off));
      // Out of a browser's cache it would send the worker away again after workers were let back.
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const isShared = reply.statusCode === 200 && /^public\b/.test(String(reply.getHeader('cache-control')));
    const visitor = isShared ? visitorOf(request, cookieKeys) : null;
    if (!visitor) return payload;
    const word = words.ofData(await visits.of(request, visitor.id));
    if (word !== null) reply.header(OFFLINE_HEADER, formatWord(word));
    return payload;
  });
}
