import {
  type Attributes,
  type Context,
  context,
  type Counter,
  type Histogram,
  type Meter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startMetrics } from './metrics.ts';
import { runtimeGauges } from './runtime-gauges.ts';
import type { TelemetrySettings } from './settings.ts';
import type { Outgoing, Reading, RequestFacts, Telemetry } from './telemetry.ts';
import { startTraces } from './traces.ts';

interface Watched {
  span: Span;
  context: Context;
  facts: RequestFacts;
}

/** Loaded only when something is asked for. Names follow OpenTelemetry's semantic conventions for HTTP. */
export class OpenTelemetry implements Telemetry {
  readonly metricsUrl: string | null;
  readonly #tracer: Tracer;
  readonly #meter: Meter;
  readonly #server: Histogram;
  readonly #client: Histogram;
  readonly #pages: Histogram;
  readonly #counters = new Map<string, Counter>();
  readonly #watched = new WeakMap<FastifyRequest, Watched>();
  readonly #closers: (() => Promise<void>)[];

  static async start(settings: TelemetrySettings): Promise<OpenTelemetry> {
    const traces = startTraces(settings);
    const metrics = await startMetrics(settings);
    return new OpenTelemetry(traces.tracer, metrics.meter, metrics.url, [traces.stop, metrics.stop]);
  }

  private constructor(tracer: Tracer, meter: Meter, url: string | null, closers: (() => Promise<void>)[]) {
    this.#tracer = tracer;
    this.#meter = meter;
    this.#closers = closers;
    this.metricsUrl = url;
    // The exporter adds no unit to a name, as Prometheus wants it.
    const seconds = (name: string, description: string) =>
      meter.createHistogram(`${name}.seconds`, { description });
    this.#server = seconds('http.server.request.duration', 'Requests answered, by route.');
    this.#client = seconds('http.client.request.duration', 'Calls to services, until their headers came.');
    this.#pages = seconds('coachlab.page.duration', 'Pages answered, by the release that owns them.');
    runtimeGauges(this);
  }

  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _reply, done) => {
      const parent = propagation.extract(ROOT_CONTEXT, request.headers);
      const attributes = { 'http.request.method': request.method };
      const span = this.#tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
      const own = trace.setSpan(parent, span);
      this.#watched.set(request, { span, context: own, facts: {} });
      context.with(own, done);
    });
    server.addHook('onResponse', (request, reply, done) => {
      this.#answered(request, reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
    // An answer that nobody waited for ends without onResponse.
    server.addHook('onRequestAbort', (request, done) => {
      this.#watched.get(request)?.span.end();
      done();
    });
  }

  tell(request: FastifyRequest, facts: RequestFacts): void {
    Object.assign(this.#watched.get(request)?.facts ?? {}, facts);
  }

  ids(request?: FastifyRequest): { traceId?: string } {
    const own = request && this.#watched.get(request)?.context;
    const span = trace.getSpanContext(own ?? context.active());
    return span && trace.isSpanContextValid(span) ? { traceId: span.traceId } : {};
  }

  headers(): Record<string, string> {
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    return carrier;
  }

  call(request: FastifyRequest, peer: string): Outgoing {
    const began = performance.now();
    const attributes: Attributes = { 'http.request.method': request.method, 'peer.service': peer };
    const parent = this.#watched.get(request)?.context ?? context.active();
    const span = this.#tracer.startSpan(
      `${request.method} ${peer}`,
      { kind: SpanKind.CLIENT, attributes },
      parent,
    );
    const headers: Record<string, string> = {};
    propagation.inject(trace.setSpan(parent, span), headers);
    const end = (outcome: number | Error) => {
      const told =
        typeof outcome === 'number'
          ? { 'http.response.status_code': outcome }
          : { 'error.type': (outcome as NodeJS.ErrnoException).code ?? outcome.name };
      if (typeof outcome !== 'number' || outcome >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttributes(told).end();
      this.#client.record((performance.now() - began) / 1000, { ...attributes, ...told });
    };
    return { headers, end };
  }

  count(name: string, description: string, attributes: Record<string, string> = {}, by = 1): void {
    const counter = this.#counters.get(name) ?? this.#meter.createCounter(name, { description });
    this.#counters.set(name, counter);
    counter.add(by, attributes);
  }

  gauge(name: string, description: string, read: () => Reading[] | Promise<Reading[]>): void {
    this.#meter.createObservableGauge(name, { description }).addCallback(async (result) => {
      for (const { value, attributes } of await read()) result.observe(value, attributes);
    });
  }

  async stop(): Promise<void> {
    await Promise.all(this.#closers.map((close) => close()));
  }

  #answered(request: FastifyRequest, status: number, seconds: number): void {
    const watched = this.#watched.get(request);
    if (!watched) return;
    const { span, facts } = watched;
    const route = facts.route ?? request.routeOptions.url ?? 'none';
    const attributes: Attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': status,
    };
    const owner = facts.remote && {
      'coachlab.remote': facts.remote.name,
      'coachlab.version': facts.remote.version,
      'coachlab.arm': facts.remote.arm,
    };
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({ ...attributes, ...owner });
    span.setAttribute('coachlab.request_id', request.id);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    this.#server.record(seconds, attributes);
    if (owner)
      this.#pages.record(seconds, {
        ...owner,
        'coachlab.source': facts.source ?? 'none',
        'http.response.status_code': status,
      });
  }
}
