import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OtlpReceiver } from '@coachlab/telemetry/testing';
import { ConfigError } from '@coachlab/settings';
import { notebook } from '../testing/notebook/notebook.ts';
import { createSqliteDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { startTestService } from '../testing/test-service.ts';

const OUTSIDE = '0af7651916cd43dd8448eb211c80319c';

describe('a service that is watched', () => {
  let receiver: OtlpReceiver;
  let database: TestDatabase;
  beforeAll(async () => {
    receiver = await new OtlpReceiver().start();
    database = await createSqliteDatabase();
  });
  afterAll(async () => {
    await receiver.stop();
    await database.drop();
  });

  it("continues its caller's trace, under the route's pattern", async () => {
    const service = await startTestService(notebook, {
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    });
    await service.get('/api/notes/none', { traceparent: `00-${OUTSIDE}-b7ad6b7169203331-01` });
    await service.stop();
    expect(receiver.spans).toEqual([
      expect.objectContaining({
        service: 'notebook',
        name: 'GET /api/notes/:slug',
        traceId: OUTSIDE,
        parentSpanId: 'b7ad6b7169203331',
        attributes: expect.objectContaining({ 'http.response.status_code': 404 }),
      }),
    ]);
  });

  it('says what is wrong with those settings together with the others', async () => {
    const wrong = { LOG_LEVEL: 'loud', COACHLAB_METRICS_PORT: 'many' };
    const failed = await startTestService(notebook, wrong).catch((error: unknown) => error);
    expect((failed as ConfigError).faults.map((fault) => fault.split(' ')[0])).toEqual([
      'COACHLAB_METRICS_PORT',
      'LOG_LEVEL',
    ]);
  });
});
