import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import getPort from 'get-port';
import { OFF, startTelemetry, type Telemetry } from './telemetry.ts';
import { telemetrySettings } from './settings.ts';
import { OtlpReceiver } from './testing/otlp-receiver.ts';

const OUTSIDE = '0af7651916cd43dd8448eb211c80319c';

describe('what is off', () => {
  it('stays off, and loads nothing, unless the environment names an address or a port', async () => {
    expect(await startTelemetry(telemetrySettings('shop', {}, []))).toBe(OFF);
    for (const off of [{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }]) {
      const settings = telemetrySettings(
        'shop',
        { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', ...off },
        [],
      );
      expect(await startTelemetry(settings)).toBe(OFF);
    }
  });

  it('says everything that is wrong at once', () => {
    const faults: string[] = [];
    telemetrySettings(
      'shop',
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
        OTEL_TRACES_SAMPLER: 'sometimes',
        OTEL_TRACES_SAMPLER_ARG: '7',
        COACHLAB_METRICS_PORT: 'many',
      },
      faults,
    );
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_TRACES_SAMPLER',
      'OTEL_TRACES_SAMPLER_ARG',
      'COACHLAB_METRICS_PORT',
    ]);
  });
});

describe('two servers, the first of which calls the second', () => {
  let receiver: OtlpReceiver;
  let telemetry: Telemetry;
  let servers: FastifyInstance[];
  let front: string;

  beforeEach(async () => {
    receiver = await new OtlpReceiver().start();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      COACHLAB_METRICS_PORT: String(await getPort()),
    };
    telemetry = await startTelemetry(telemetrySettings('shop', environment, []));
    const back = fastify();
    telemetry.watch(back);
    back.get('/things/:id', (request) => ({ inside: telemetry.ids(), told: telemetry.ids(request) }));
    const backUrl = await back.listen({ port: 0 });
    const first = fastify();
    telemetry.watch(first);
    const page = async (request: FastifyRequest) => {
      telemetry.tell(request, {
        route: '/page/:id',
        remote: { name: 'catalog', version: '1.2.3', arm: 'canary' },
        source: 'cache',
      });
      const call = telemetry.call(request, 'back');
      const response = await fetch(`${backUrl}/things/7`, { headers: call.headers });
      call.end(response.status);
      return response.json();
    };
    first.route({ method: 'GET', url: '/*', handler: page });
    front = await first.listen({ port: 0 });
    servers = [first, back];
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await telemetry.stop();
    await receiver.stop();
  });

  it('make one trace, which continues the one of the caller', async () => {
    const response = await fetch(`${front}/page/9`, {
      headers: { traceparent: `00-${OUTSIDE}-b7ad6b7169203331-01` },
    });
    expect(await response.json()).toEqual({ inside: { traceId: OUTSIDE }, told: { traceId: OUTSIDE } });
    await telemetry.stop();
    const [inner, call, outer] = ['GET /things/:id', 'GET back', 'GET /page/:id'].map((name) =>
      receiver.spans.find((span) => span.name === name),
    );
    expect(receiver.spans).toHaveLength(3);
    expect(receiver.spans.map(({ traceId }) => traceId)).toEqual([OUTSIDE, OUTSIDE, OUTSIDE]);
    expect([inner?.parentSpanId, call?.parentSpanId]).toEqual([call?.spanId, outer?.spanId]);
    expect(outer).toMatchObject({
      service: 'shop',
      parentSpanId: 'b7ad6b7169203331',
      attributes: { 'http.route': '/page/:id', 'coachlab.remote': 'catalog', 'coachlab.version': '1.2.3' },
    });
  });

  it('measure by route and by release, on a port of their own', async () => {
    await fetch(`${front}/page/9`);
    await fetch(`${front}/page/10`);
    telemetry.count('coachlab.lost', 'What was lost.', { reason: 'memory' });
    telemetry.gauge('coachlab.outbox.waiting', 'Mails that wait.', () => [{ value: 4 }]);
    const text = await (await fetch(telemetry.metricsUrl!)).text();
    expect(text).toMatch(
      /^http_server_request_duration_seconds_count\{[^}]*http_route="\/page\/:id",http_response_status_code="200"\} 2$/m,
    );
    expect(text).toMatch(
      /^coachlab_page_duration_seconds_bucket\{coachlab_remote="catalog",coachlab_version="1.2.3",coachlab_arm="canary",coachlab_source="cache",http_response_status_code="200",le="10"\} 2$/m,
    );
    expect(text).toMatch(/^http_client_request_duration_seconds_count\{[^}]*peer_service="back"[^}]*\} 2$/m);
    expect(text).toMatch(/^coachlab_lost_total\{reason="memory"\} 1$/m);
    expect(text).toMatch(/^coachlab_outbox_waiting 4$/m);
    expect(text).not.toContain('/page/9');
    expect((await fetch(`${front}/metrics`)).headers.get('content-type')).toContain('application/json');
  });
});
