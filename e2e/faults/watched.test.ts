import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/free-port.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const ALERTS = new URL('../../infra/observability/alerts.yml', import.meta.url);
const PARTS = ['shell', 'catalog', 'journey', 'assessment', 'community', 'assistant', 'registry'];

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  service: string;
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

test.describe('a site that is watched', () => {
  const spans: Span[] = [];
  const metrics: Record<string, number> = {};
  let receiver: Server;
  let stack: Stack;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
          const name = resource.attributes.find(({ key }) => key === 'service.name');
          const service = name?.value.stringValue ?? '';
          spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
        }
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    for (const part of PARTS) metrics[part] = await freePort();
    const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    stack = await Stack.start((part) => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      COACHLAB_METRICS_PORT: String(metrics[part]),
    }));
  });
  test.afterAll(async () => {
    await stack.end();
    receiver.closeAllConnections();
    receiver.close();
  });

  test('makes one trace of a page, its render and what its service answers, and names it in both logs', async ({
    request,
  }) => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
    await request.get(`${stack.url}/artifact/framework-grow`, { headers: { traceparent } });
    await request.get(`${stack.url}/api/artifacts`, { headers: { traceparent } });
    const ofTrace = () =>
      spans.filter(({ traceId }) => traceId === trace).map(({ service, name }) => `${service} ${name}`);
    await expect
      .poll(ofTrace)
      .toEqual(
        expect.arrayContaining([
          'shell GET /artifact/:id',
          'catalog GET /api/artifacts/:id',
          'shell GET /api/artifacts',
          'catalog GET /api/artifacts',
        ]),
      );
    const page = spans.find(({ traceId, name }) => traceId === trace && name === 'GET /artifact/:id');
    const call = spans.find(({ traceId, name }) => traceId === trace && name === 'GET /api/artifacts/:id');
    expect([page?.parentSpanId, call?.parentSpanId]).toEqual(['00f067aa0ba902b7', page?.spanId]);
    for (const part of ['shell', 'catalog']) expect(stack.log(part)).toContain(`"traceId":"${trace}"`);
  });

  test('exposes everything that the alarms ask for, and not to visitors', async ({ request }) => {
    for (const path of ['/lab', '/forum']) await request.get(stack.url + path);
    const scraped = await Promise.all(
      PARTS.map(async (part) => (await request.get(`http://127.0.0.1:${metrics[part]}/metrics`)).text()),
    );
    const exposed = new Set(scraped.join('\n').match(/^[a-z]\w*(?=[{ ])/gm));
    const asked =
      readFileSync(ALERTS, 'utf8').match(
        /\b(?:coachlab|http|nodejs|process)_\w+_(?:bucket|count|total|seconds|bytes|open|running|up|mails)\b/g,
      ) ?? [];
    expect(new Set(asked).size).toBeGreaterThan(10);
    expect([...new Set(asked)].filter((name) => !exposed.has(name))).toEqual([]);
    expect((await request.get(`${stack.url}/metrics`)).status()).toBe(404);
    expect(scraped[0]).toMatch(
      /coachlab_page_duration_seconds_count\{coachlab_remote="catalog",coachlab_version="[^"]+",coachlab_arm="stable"/,
    );
  });
});
