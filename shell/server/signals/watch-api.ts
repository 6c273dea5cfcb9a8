import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { visitorOf } from '../visits/visitor.ts';
import { matchPage } from '../pages/match-page.ts';
import type { Visits } from '../visits/visits.ts';
import { failureOf } from './failures.ts';
import type { ShellSignals } from './shell-signals.ts';

/**
 * API answers of 500 and above count against the release whose page asked: a new release may ask for what its service
 * cannot answer. Who asked is known by the Referer, from pages of this site alone.
 */
export function watchApi(
  app: FastifyInstance,
  config: ShellConfig,
  visits: Visits,
  signals: ShellSignals,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const api = /^\/api\/([^/?]+)/.exec(request.raw.url ?? '')?.[1];
    if (api === undefined) return;
    const visitor = visitorOf(request, config.cookieKeys)?.id;
    if (visitor === undefined) return;
    signals.returned(visitor);
    // The registry is no section's service.
    if (reply.statusCode < 500 || api === 'registry') return;
    const page = pageThatAsked(request);
    if (page === null) return;
    const { set } = await visits.of(request, visitor);
    const remote = matchPage(set, page)?.remote;
    const stack = `${request.method} /api/${api} answered ${reply.statusCode}`;
    const failure = remote && failureOf(set, remote, { class: 'api', stack });
    if (failure) signals.failed(visitor, failure);
  });
}

/** Path of the page of this site that a request came from; null for any other. */
function pageThatAsked({ headers }: FastifyRequest): string | null {
  const referer = URL.parse(headers.referer ?? '');
  return referer && referer.host === headers.host ? referer.pathname : null;
}
