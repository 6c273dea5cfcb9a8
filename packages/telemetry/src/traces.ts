import { context, propagation, type Tracer, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler as SamplerRule,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { resourceOf } from './resource.ts';
import type { Sampler, TelemetrySettings } from './settings.ts';

/** Spans go out in batches; a receiver that is away costs the spans, never a request. */
export function startTraces(settings: TelemetrySettings): { tracer: Tracer; stop: () => Promise<void> } {
  // Without spans of our own a caller's trace is still passed on.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  if (!settings.traces) return { tracer: trace.getTracer('coachlab'), stop: letGo };
  const { url, sampler, ratio } = settings.traces;
  const provider = new TracerProvider({
    resource: resourceOf(settings),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const stop = async () => {
    await provider.shutdown();
    await letGo();
  };
  return { tracer: provider.getTracer('coachlab'), stop };
}

async function letGo(): Promise<void> {
  context.disable();
  propagation.disable();
}

function samplerOf(name: Sampler, ratio: number): SamplerRule {
  const root = name.endsWith('always_on')
    ? new AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}
