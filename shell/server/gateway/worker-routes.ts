import type { FastifyInstance } from 'fastify';
import { MANIFEST_PATH, OFFLINE_PATH, WORKER_PATH } from '../../app/offline/addresses.ts';
import { KEYS_GLOBAL, SIGNATURE_HEADER } from '../../app/offline/signed-page.ts';
import type { ShellConfig } from '../config.ts';
import { offlineDocument, offlineStyles } from '../pages/offline-document.ts';
import type { PageSigner } from '../pages/page-signer.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import type { ShellAssets } from '../pages/shell-assets.ts';
import { styleSources } from '../pages/style-sources.ts';
import { webManifest } from '../pages/web-manifest.ts';
import type { Releases } from '../releases/releases.ts';
import { sendText } from './send-text.ts';

/** What of the site is kept in a browser and put on its home screen: the service worker, its page, the manifest. */
export function workerRoutes(
  app: FastifyInstance,
  { publicUrl }: ShellConfig,
  offline: () => boolean,
  assets: ShellAssets,
  signer: PageSigner,
  releases: Releases,
): void {
  const https = publicUrl.startsWith('https:');
  const keys = JSON.stringify(signer.publicKeys);
  const worker = `self.${KEYS_GLOBAL}=${keys};\n${assets.worker}`;
  app.get(WORKER_PATH, (request, reply) => {
    reply.headers({
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
    return sendText(
      request,
      reply,
      'text/javascript; charset=utf-8',
      offline() ? worker : assets.retiredWorker,
    );
  });

  const page = offlineDocument(assets);
  const styles = styleSources(page, offlineStyles(assets));
  const headers = securityHeaders({ bootSource: assets.boot.source, https }, styles);
  const policy = headers['content-security-policy']!;
  const signature = signer.sign({ address: OFFLINE_PATH, set: '', policy, html: page });
  app.get(OFFLINE_PATH, (request, reply) => {
    reply.headers({ ...headers, 'x-robots-tag': 'noindex', [SIGNATURE_HEADER]: signature });
    return sendText(request, reply, 'text/html; charset=utf-8', page);
  });

  app.get(MANIFEST_PATH, (request, reply) => {
    const manifest = JSON.stringify(webManifest(releases.resolve('')));
    return sendText(request, reply, 'application/manifest+json', manifest);
  });
}
