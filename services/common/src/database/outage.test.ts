import { Logger } from '@nestjs/common';
import { expect, it, jest } from '@jest/globals';
import { SHUT_OUT } from './connection-gate.ts';
import { layLine } from '../testing/breakable-line.ts';
import { describeOnServer } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import type { TestService } from '../testing/test-service.ts';
import { until } from '../testing/until.ts';

/** What a server says in place of its greeting. */
function refusal(number: number, message: string): Buffer {
  const payload = Buffer.concat([Buffer.from([0xff, number & 0xff, number >> 8]), Buffer.from(message)]);
  return Buffer.concat([Buffer.from([payload.length, 0, 0, 0]), payload]);
}

describeOnServer('a service whose database goes away', ({ start, createDatabase }) => {
  async function startOnALine() {
    const direct = new URL((await createDatabase()).url);
    const line = await layLine(direct.hostname, Number(direct.port || 3306));
    const url = new URL(direct);
    url.port = String(line.port);
    return { line, service: await start(notebook, { DATABASE_URL: url.href }) };
  }

  async function eventually(service: TestService, status: number) {
    return until(async () => {
      const ready = await service.get('/health/ready');
      return ready.status === status && ready;
    });
  }

  it('says so with 503, answers kept reads, and is well again by itself', async () => {
    const { line, service } = await startOnALine();
    await service.post('/api/notes', { slug: 'kept', text: 'x' });
    await service.get('/api/notes');
    await line.cut();

    const write = await service.post('/api/notes', { slug: 'lost', text: 'x' });
    expect(write).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(write.headers.get('retry-after')).toBe('2');
    expect(await service.get('/api/notes')).toMatchObject({ status: 200, body: [{ slug: 'kept' }] });
    expect(await eventually(service, 503)).toMatchObject({ body: { status: 'database_down' } });
    expect(await service.get('/health/live')).toMatchObject({ status: 200 });

    await line.mend();
    await eventually(service, 200);
    expect(await service.post('/api/notes', { slug: 'found', text: 'x' })).toMatchObject({ status: 201 });
    await service.stop();
    await line.cut();
  });

  it('that shuts its host out is away, and the log says what to do; let in again, it is well by itself', async () => {
    const { line, service } = await startOnALine();
    await service.get('/api/notes');
    const said = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    await line.cut();
    const letIn = await line.refuse(
      refusal(1129, "Host '172.18.0.9' is blocked because of many connection errors"),
    );
    const write = await until(async () => {
      const answer = await service.post('/api/notes', { slug: 'lost', text: 'x' });
      return said.mock.calls.flat().includes(SHUT_OUT) && answer;
    });
    expect(write).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    said.mockRestore();

    await letIn();
    await line.mend();
    await eventually(service, 200);
    expect(await service.post('/api/notes', { slug: 'found', text: 'x' })).toMatchObject({ status: 201 });
    await service.stop();
    await line.cut();
  });

  it.each([
    [1040, 'Too many connections'],
    [1045, "Access denied for user 'coachlab'"],
    [1203, 'User coachlab already has more than max_user_connections active connections'],
    [1226, "User 'coachlab' has exceeded the 'max_user_connections' resource"],
    [3159, 'Connections using insecure transport are prohibited'],
  ])('asks to come again where a new connection is refused with %s', async (number, message) => {
    const { line, service } = await startOnALine();
    await line.cut();
    const letIn = await line.refuse(refusal(number, message));
    const write = await service.post('/api/notes', { slug: 'lost', text: 'x' });
    expect(write).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    await letIn();
    await service.stop();
  });

  it('that hangs is not waited for: 503 within seconds, kept reads at once, and well again by itself', async () => {
    const { line, service } = await startOnALine();
    await service.get('/api/notes');
    line.freeze();

    const began = performance.now();
    const slugs = Array.from({ length: 30 }, (_, index) => `hung-${index}`);
    const writes = await Promise.all(slugs.map((slug) => service.post('/api/notes', { slug, text: 'x' })));
    // Three on a quiet machine; the driver alone would wait for ever.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([503]));
    expect(writes[0]!.headers.get('retry-after')).toBe('2');
    expect(await service.get('/api/notes')).toMatchObject({ status: 200 });
    // Who comes now is told so before anything waits for the database in their name.
    const late = ['late-1', 'late-2', 'late-3'];
    for (const slug of late) expect((await service.post('/api/notes', { slug, text: 'x' })).status).toBe(503);

    line.thaw();
    await eventually(service, 200);
    expect(await service.post('/api/notes', { slug: 'after', text: 'x' })).toMatchObject({ status: 201 });
    const { body } = await service.get<{ slug: string }[]>('/api/notes');
    expect(body.map(({ slug }) => slug).filter((slug) => late.includes(slug))).toEqual([]);
    await service.stop();
    await line.cut();
  });
});
