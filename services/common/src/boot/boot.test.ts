import { once } from 'node:events';
import { beforeAll, expect, it } from '@jest/globals';
import { HEADER } from '@coachlab/contracts';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import { schemaDrift } from '../testing/schema-drift.ts';
import type { TestService } from '../testing/test-service.ts';

describeEachEngine('a running service', ({ start, createDatabase }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(notebook);
  });

  it('lives, and says when ready which APIs and which content it has', async () => {
    expect(await service.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await service.get('/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ok', apis: { notes: '1.0.0' }, revision: expect.stringMatching(/^\w+-\w+$/) },
    });
  });

  it('answers with the id of the request that the gateway gave, or with one of its own', async () => {
    const given = await service.get('/api/notes', { [HEADER.requestId]: 'from-the-gateway-1' });
    expect(given.headers.get(HEADER.requestId)).toBe('from-the-gateway-1');
    const forged = await service.get('/api/notes', { [HEADER.requestId]: 'x y' });
    expect(forged.headers.get(HEADER.requestId)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has migrations that say the same as its entities', async () => {
    expect(await schemaDrift(service.running.dataSource as never)).toEqual([]);
  });

  it('keeps what was written over a restart', async () => {
    await service.post('/api/notes', { slug: 'kept', text: 'still here' });
    await service.restart();
    expect(await service.get('/api/notes/kept')).toMatchObject({ body: { text: 'still here' } });
  });

  it('while draining is not ready but still answers', async () => {
    const draining = await start(notebook, { DATABASE_URL: (await createDatabase()).url });
    draining.running.drain();
    expect(await draining.get('/health/ready')).toMatchObject({ status: 503, body: { status: 'draining' } });
    expect(await draining.get('/health/live')).toMatchObject({ status: 200 });
    expect(await draining.get('/api/notes')).toMatchObject({ status: 200 });
  });

  it('answers an open request before it closes', async () => {
    const closing = await start(notebook, { DATABASE_URL: (await createDatabase()).url });
    const arrived = once(closing.running.app.getHttpServer(), 'request');
    const open = closing.get('/api/notes/slow');
    await arrived;
    await closing.stop();
    expect(await open).toMatchObject({ status: 503, body: { code: 'deadline_exceeded' } });
    await expect(closing.get('/health/live')).rejects.toThrow('fetch failed');
  });
});
