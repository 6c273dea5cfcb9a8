/** Values of OTEL_TRACES_SAMPLER. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type Sampler = (typeof SAMPLERS)[number];

export interface TelemetrySettings {
  /** Name that spans and metrics carry. */
  service: string;
  /** Address that spans are posted to (OTLP over HTTP); null: no spans are made. */
  traces: { url: string; sampler: Sampler; ratio: number } | null;
  /** Where GET /metrics answers; null: nothing is measured. Port 0 takes a free one. */
  metrics: { host: string; port: number } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the standard OTEL_* names that decide whether and where to: OTEL_SDK_DISABLED, OTEL_SERVICE_NAME,
 * OTEL_TRACES_EXPORTER, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_TRACES_SAMPLER and its
 * _ARG; and COACHLAB_METRICS_PORT with COACHLAB_METRICS_HOST. Headers, time-outs, compression and certificates of the
 * OTLP line (OTEL_EXPORTER_OTLP_*) are read by its exporter, OTEL_RESOURCE_ATTRIBUTES by the SDK. Nothing set: all off.
 * @param faults takes a sentence for each thing that is wrong
 */
export function telemetrySettings(service: string, env: Environment, faults: string[]): TelemetrySettings {
  const off = env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true';
  return {
    service: env['OTEL_SERVICE_NAME'] || service,
    traces: off ? null : traces(env, faults),
    metrics: off ? null : metrics(env, faults),
  };
}

function traces(env: Environment, faults: string[]): TelemetrySettings['traces'] {
  if (env['OTEL_TRACES_EXPORTER'] === 'none') return null;
  const own = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  const shared = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const url = own || (shared ? `${shared.replace(/\/$/, '')}/v1/traces` : '');
  if (!url) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an absolute address with the scheme http or https');
  const name = env['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on';
  const sampler = SAMPLERS.find((known) => known === name);
  if (!sampler) faults.push(`OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}`);
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(ratio >= 0 && ratio <= 1)) faults.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  return { url, sampler: sampler ?? 'parentbased_always_on', ratio };
}

function metrics(env: Environment, faults: string[]): TelemetrySettings['metrics'] {
  const text = env['COACHLAB_METRICS_PORT'];
  if (!text) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    faults.push('COACHLAB_METRICS_PORT must be a whole number from 0 to 65535');
  return { host: env['COACHLAB_METRICS_HOST'] || env['HOST'] || '127.0.0.1', port };
}
