import { createNoopMeter, type Meter } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { AggregationType, MeterProvider } from '@opentelemetry/sdk-metrics';
import { resourceOf } from './resource.ts';
import type { TelemetrySettings } from './settings.ts';

/** Seconds: OpenTelemetry's own bounds for HTTP, and below them, since a cached page takes a millisecond. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Answers GET /metrics on a port of its own, so that the public server has no such address. */
export async function startMetrics(
  settings: TelemetrySettings,
): Promise<{ meter: Meter; url: string | null; stop: () => Promise<void> }> {
  if (!settings.metrics) return { meter: createNoopMeter(), url: null, stop: async () => {} };
  const { host, port } = settings.metrics;
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  const provider = new MeterProvider({
    resource: resourceOf(settings),
    readers: [exporter],
    views: [
      {
        instrumentName: '*.duration.seconds',
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: BOUNDS } },
      },
    ],
  });
  await exporter.startServer();
  return {
    meter: provider.getMeter('coachlab'),
    url: `http://${host}:${port}/metrics`,
    stop: () => provider.shutdown(),
  };
}
