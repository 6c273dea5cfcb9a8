import type { Telemetry } from '@coachlab/telemetry';
import type { PageService } from '../pages/page-service.ts';
import type { Releases } from '../releases/releases.ts';
import type { Upstreams } from './upstreams.ts';

export const RENDER_LOSSES = 'Render processes that were lost, by reason.';

/** What an operator's alarms look at beside requests. */
export function gatewayGauges(
  telemetry: Telemetry,
  releases: Releases,
  upstreams: Upstreams,
  pages: Pick<PageService, 'kept'>,
): void {
  telemetry.gauge('coachlab.pages.kept.bytes', 'Whole pages in the cache.', () => [
    { value: pages.kept.bytes },
  ]);
  telemetry.count('coachlab.render.losses', RENDER_LOSSES, {}, 0);
  telemetry.gauge('coachlab.upstream.open', '1 while the gateway does not ask a service that fails.', () =>
    upstreams.states().map(({ origin, open }) => ({
      value: Number(open),
      attributes: { peer_service: new URL(origin).host },
    })),
  );
  telemetry.gauge('coachlab.upstream.running', 'Requests under way to a service.', () =>
    upstreams.states().map(({ origin, running }) => ({
      value: running,
      attributes: { peer_service: new URL(origin).host },
    })),
  );
  telemetry.gauge(
    'coachlab.discovery.expires.seconds',
    'Until the running discovery is past its time.',
    () => {
      const { document } = releases;
      return document ? [{ value: secondsUntil(document.expiresAt) }] : [];
    },
  );
  telemetry.gauge(
    'coachlab.certificate.expires.seconds',
    'Until shells believe the key that signs the discovery no longer.',
    () => {
      const { document } = releases;
      return document ? [{ value: secondsUntil(document.certificate.notAfter) }] : [];
    },
  );
}

const secondsUntil = (time: string) => (Date.parse(time) - Date.now()) / 1000;
