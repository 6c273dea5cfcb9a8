import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OverridePreview } from '../../app/override-preview.ts';
import type { ShellConfig } from '../config.ts';
import { overrideDocument, overrideStyles } from '../pages/override-document.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import type { ShellAssets } from '../pages/shell-assets.ts';
import { styleSources } from '../pages/style-sources.ts';
import type { Releases } from '../releases/releases.ts';
import { dropOverride, keepOverride } from '../visits/override-cookie.ts';
import type { Visits } from '../visits/visits.ts';
import { sendProblem } from './problem.ts';
import { ensureVisitor } from '../visits/visitor.ts';

export interface OverrideRoutesOptions {
  config: ShellConfig;
  releases: Releases;
  visits: Visits;
  assets: ShellAssets;
}

/** Bytes; a token has at most 3,500 characters. */
const BODY_LIMIT = 8 * 1024;

/**
 * Where a preview is begun and ended. The token comes in the fragment of a link, which no server and no log sees;
 * the page says what it would change, and only the press of its button, a POST, changes what code runs.
 */
export function overrideRoutes(app: FastifyInstance, options: OverrideRoutesOptions): void {
  const { config, assets } = options;
  const https = config.publicUrl.startsWith('https:');
  const page = overrideDocument(assets);
  const styles = styleSources(page, overrideStyles(assets));
  const headers = {
    ...securityHeaders({ bootSource: assets.boot.source, https }, styles),
    'cache-control': 'no-store',
  };

  app.get('/-/override', (_request, reply) =>
    reply
      .headers({ ...headers, 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/-/override.js', (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(assets.overrideScript),
  );

  void app.register(async (posts) => {
    posts.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, parseJson);
    const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isOwn(request, config))
        return sendProblem(reply, 403, 'foreign_page', 'Only a page of this site may ask that.');
    };

    posts.post('/-/override/preview', { preHandler }, async (request, reply) => {
      const preview = await previewOf(request, reply, options, https);
      return preview ? reply.headers(headers).send(preview.says) : refuse(reply);
    });
    posts.post('/-/override', { preHandler }, async (request, reply) => {
      const preview = await previewOf(request, reply, options, https);
      if (!preview) return refuse(reply);
      reply.header('set-cookie', keepOverride(preview.token, preview.says, Date.now(), https));
      return reply.headers(headers).send(preview.says);
    });
    // Back to what is live: from wherever it is asked, also from pages that send no origin.
    posts.post('/-/override/clear', (request, reply) =>
      reply
        .header('set-cookie', dropOverride(https))
        .header('cache-control', 'no-store')
        .redirect(pageBefore(request), 303),
    );
  });
}

async function previewOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, releases, visits }: OverrideRoutesOptions,
  https: boolean,
): Promise<{ token: string; says: OverridePreview } | null> {
  const { token } = (request.body ?? {}) as { token?: unknown };
  const override = typeof token === 'string' ? visits.open(token) : null;
  if (typeof token !== 'string' || !override) return null;
  const visitor = ensureVisitor(request, reply, config.cookieKeys, https);
  const { notice } = await visits.overridden(visitor, override);
  const live = new Map(releases.resolve(visitor).remotes.map(({ name, release }) => [name, release.version]));
  const remotes = (notice?.releases ?? []).map(({ remote, version, runs }) => {
    return { remote, version, instead: live.get(remote) ?? null, runs };
  });
  return { token, says: { expiresAt: override.expiresAt, remotes } };
}

function refuse(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 422, 'override_invalid', 'This link is not valid, or no longer.');
}

/**
 * Browsers say where a POST comes from; another site must not be able to choose what a visitor runs. Who says nothing
 * is no browser.
 */
function isOwn({ headers }: FastifyRequest, { publicUrl }: ShellConfig): boolean {
  const { origin, host, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from === 'same-origin';
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === host;
}

/** The path the button was pressed on. */
function pageBefore({ headers }: FastifyRequest): string {
  const referer = URL.parse(headers.referer ?? '');
  if (!referer || referer.host !== headers.host) return '/';
  return `/${referer.pathname.replace(/^\/+/, '')}${referer.search}`;
}

function parseJson(
  _request: unknown,
  text: string,
  done: (error: Error | null, body?: unknown) => void,
): void {
  try {
    done(null, JSON.parse(text));
  } catch (error) {
    done(Object.assign(error as Error, { statusCode: 400 }));
  }
}
