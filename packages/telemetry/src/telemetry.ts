import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TelemetrySettings } from './settings.ts';

/** What a handler knows of its request that the server does not. */
export interface RequestFacts {
  /** Pattern instead of the server's own, for example `/artifact/:id`. Never a raw path: each would be a time series. */
  route?: string;
  /** The release that owns the page. */
  remote?: { name: string; version: string; arm: string };
  /** How the page came about: `cache`, `render`, `skeleton`, `redirect`. */
  source?: string;
}

/** A call to a service on behalf of a request. */
export interface Outgoing {
  /** Headers that continue the trace there (W3C Trace Context). */
  headers: Record<string, string>;
  /** @param outcome the answer's status, or why there was none */
  end(outcome: number | Error): void;
}

/** Traces and metrics of one process. */
export interface Telemetry {
  /** Makes a span and a measurement of every request of this server. To be called before other hooks are added. */
  watch(server: FastifyInstance): void;
  tell(request: FastifyRequest, facts: RequestFacts): void;
  /** For log lines: `{traceId}` of the request, or of whatever runs now; empty when nothing is traced. */
  ids(request?: FastifyRequest): { traceId?: string };
  /** Headers that continue the trace of whatever runs now. */
  headers(): Record<string, string>;
  /** @param peer short name of the service that is called, a value of few */
  call(request: FastifyRequest, peer: string): Outgoing;
  /** Adds one to a counter, or `by`; 0 makes it known before the first. */
  count(name: string, help: string, attributes?: Record<string, string>, by?: number): void;
  /** A value that is looked up whenever somebody reads the metrics, once for each set of attributes. */
  gauge(name: string, help: string, read: () => Reading[] | Promise<Reading[]>): void;
  /** Where GET /metrics answers; null when nothing is measured. */
  readonly metricsUrl: string | null;
  /** Sends what is still held, and closes. */
  stop(): Promise<void>;
}

export interface Reading {
  value: number;
  attributes?: Record<string, string>;
}

const NO_IDS = Object.freeze({});
const NO_CALL: Outgoing = Object.freeze({ headers: {}, end: () => {} });

/** Costs nothing: no hook, no span, and none of OpenTelemetry's code is loaded. */
export const OFF: Telemetry = Object.freeze({
  watch: () => {},
  tell: () => {},
  ids: () => NO_IDS,
  headers: () => ({}),
  call: () => NO_CALL,
  count: () => {},
  gauge: () => {},
  metricsUrl: null,
  stop: async () => {},
});

export async function startTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  if (!settings.traces && !settings.metrics) return OFF;
  const { OpenTelemetry } = await import('./open-telemetry.ts');
  return OpenTelemetry.start(settings);
}
