import { beforeAll, expect, it } from '@jest/globals';
import { HEADER } from '@coachlab/contracts';
import type { DataSource } from 'typeorm';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import type { TestService } from '../testing/test-service.ts';
import { IdempotencyRow } from '../database/idempotency-row.ts';
import { Idempotency } from './idempotency.ts';

const ANNA = { [HEADER.visitorId]: 'a'.repeat(32) };
const BEN = { [HEADER.visitorId]: 'b'.repeat(32) };

describeEachEngine('a call with an Idempotency-Key', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(notebook);
  });
  const post = (slug: string, key: string, who: Record<string, string> = ANNA) =>
    service.post('/api/notes', { slug, text: 'x' }, { ...who, 'idempotency-key': key });

  it('is answered again as the first time, and done once', async () => {
    const first = await post('first', 'key-1');
    const again = await post('first', 'key-1');
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it('is done once when it comes several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('atonce', 'key-2')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('still answers as the first time after a restart', async () => {
    const first = await post('restart', 'key-3');
    await service.restart();
    expect(await post('restart', 'key-3')).toMatchObject({ status: 201, body: first.body });
  });

  it('is the same call when its fields come in another order', async () => {
    const send = (body: string) =>
      service.post('/api/notes', body, { ...ANNA, 'idempotency-key': 'key-order' });
    const first = await send('{"slug":"order","text":"x"}');
    expect(first.status).toBe(201);
    expect(await send('{ "text": "x", "slug": "order" }')).toMatchObject({ status: 201, body: first.body });
  });

  it('is refused when the key stood for something else', async () => {
    await post('this', 'key-4');
    expect(await post('that', 'key-4')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('belongs to one visitor', async () => {
    await post('hers', 'key-5');
    expect(await post('his', 'key-5', BEN)).toMatchObject({ status: 201, body: { slug: 'his' } });
  });

  it('may be tried again when it failed', async () => {
    await post('dup', 'key-6');
    expect(await post('dup', 'key-7')).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
    expect(await post('dup', 'key-7')).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
  });

  it('is refused when the key is not a key', async () => {
    expect(await post('odd', 'ü')).toMatchObject({ status: 400, body: { code: 'idempotency_key_invalid' } });
    expect(await post('odd', 'x'.repeat(129))).toMatchObject({ status: 400 });
  });

  it('is forgotten after a day', async () => {
    const dataSource = service.running.dataSource as DataSource;
    const rows = () => dataSource.manager.count(IdempotencyRow);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    await new Idempotency(dataSource).forgetOld(hours(23));
    expect(await rows()).toBeGreaterThan(0);
    await new Idempotency(dataSource).forgetOld(hours(25));
    expect(await rows()).toBe(0);
  });
});
