import { beforeAll, describe, expect, it } from '@jest/globals';
import type { IcpiData, IcpiResult, Problem } from '@coachlab/contracts';
import { HEADER } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { assessment } from '../assessment.ts';
import { IcpiResultRow } from './icpi-result.row.ts';

const ANNA = { [HEADER.visitorId]: 'a'.repeat(32) };
const BEN = { [HEADER.visitorId]: 'b'.repeat(32) };
const key = (value: string) => ({ [HEADER.idempotencyKey]: value });

describeEachEngine('the ICPI', ({ start }) => {
  let service: TestService;
  let ids: string[];
  /** Every statement answered `answer`, then `changes`. */
  const sheet = (answer: unknown, changes: Record<string, unknown> = {}) => ({
    responses: { ...Object.fromEntries(ids.map((id) => [id, answer])), ...changes },
  });
  const submit = <T = { id: string }>(body: unknown, headers: Record<string, string> = ANNA) =>
    service.post<T>('/api/icpi/submit', body, headers);
  const count = (): Promise<number> =>
    service.running.dataSource?.getRepository(IcpiResultRow).count() ??
    Promise.reject(new Error('no database'));

  beforeAll(async () => {
    service = await start(assessment);
    const { body } = await service.get<IcpiData>('/api/icpi/data');
    ids = body.questions.map(({ id }) => id);
  });

  describe('the questionnaire', () => {
    it('has 24 statements in their order, six archetypes, and no keys', async () => {
      const { status, body, headers } = await service.get<IcpiData>('/api/icpi/data');
      expect(status).toBe(200);
      expect(body.questions.map(({ dimension }) => dimension[0]).join('')).toBe('tlstlstlstlstlstlstlstls');
      expect(Object.keys(body.questions[0] ?? {}).sort()).toEqual(['dimension', 'id', 'text']);
      expect(body.archetypes).toHaveLength(6);
      expect(Object.keys(body.archetypes[0] ?? {})).toEqual(
        expect.arrayContaining(['name', 'subtitle', 'pattern', 'primaryNeed', 'focus', 'coachingPlan']),
      );
      expect(JSON.stringify(body)).not.toMatch(/revers/i);
      const fresh = await service.get('/api/icpi/data', { 'if-none-match': headers.get('etag') ?? '' });
      expect(fresh.status).toBe(304);
      const short = await service.get<IcpiData>('/api/icpi/data?view=questions');
      expect(short.body).toEqual({ questions: body.questions });
      expect((await service.get('/api/icpi/data?view=keys')).status).toBe(400);
    });
  });

  describe('the picture of a result', () => {
    const pictureOf = async (body: unknown) =>
      service.picture(`/api/icpi/${(await submit(body)).body.id}/share.png`);

    it('shows what the page shows, kept by nobody and listed by no search engine', async () => {
      const { size, headers } = await pictureOf(sheet(4, { t2: 2 }));
      expect(size).toEqual([1200, 630]);
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    });

    it('is the same for the same scores, whoever sent them, and another for others', async () => {
      const [one, same, other] = [
        await pictureOf(sheet(4, { t2: 2 })),
        await service.picture(`/api/icpi/${(await submit(sheet(4, { t2: 2 }), BEN)).body.id}/share.png`),
        await pictureOf(sheet(5)),
      ];
      expect(same.png).toBe(one.png);
      expect(other.png).not.toBe(one.png);
    });

    it('fetched for a preview is no opening of the result', async () => {
      const { id } = (await submit(sheet(3))).body;
      const rows = service.running.dataSource!.getRepository(IcpiResultRow);
      await rows.update({ id }, { usedAt: new Date('2020-01-01') });
      await service.picture(`/api/icpi/${id}/share.png`);
      expect((await rows.findOneByOrFail({ id })).usedAt).toEqual(new Date('2020-01-01'));
    });

    it.each(['0'.repeat(32), 'nonsense', 'A'.repeat(32), '..%2Fdata'])('of %s there is not', async (id) => {
      const { status, headers, body } = await service.get(`/api/icpi/${id}/share.png`);
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([404, 'application/problem+json']);
      expect(body).toMatchObject({ code: 'result_unknown' });
    });
  });

  describe('a sheet', () => {
    it('becomes a result that anybody with its address can read', async () => {
      const sent = await submit(sheet(4, { t2: 2 }));
      expect(sent).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[0-9a-f]{32}$/) } });
      expect(Object.keys(sent.body)).toEqual(['id']);

      const read = await service.get<IcpiResult>(`/api/icpi/${sent.body.id}`, BEN);
      // Trust: six at 60, t6 reversed 40, t2 reversed 80. The others: six at 60, two at 40.
      expect(read).toMatchObject({
        status: 200,
        body: {
          id: sent.body.id,
          archetype: 'balanced-building',
          // Five points more of trust would be a spread of ten.
          nearArchetype: 'need-listening',
          globalLevel: 'proficient',
          scores: { trust: 60, listening: 55, safety: 55, composite: 57 },
          scoringVersion: 1,
          quality: 'ok',
        },
      });
      expect(Math.abs(Date.now() - Date.parse(read.body.createdAt))).toBeLessThan(60_000);
      expect(Object.keys(read.body).sort()).toEqual([
        'archetype',
        'createdAt',
        'globalLevel',
        'id',
        'nearArchetype',
        'quality',
        'scores',
        'scoringVersion',
      ]);
      expect(read.headers.get('cache-control')).toBe('no-store');
    });

    it('with the same answer everywhere is kept and says so', async () => {
      const { body } = await submit(sheet(6));
      expect((await service.get<IcpiResult>(`/api/icpi/${body.id}`)).body.quality).toBe('uniform');
    });

    it('is taken from a caller without a cookie, and further fields are ignored', async () => {
      expect(await submit({ ...sheet(3), note: 'x' }, {})).toMatchObject({ status: 201 });
    });
  });

  describe('a bad sheet', () => {
    it.each([
      ['0', 0],
      ['7', 7],
      ['3.5', 3.5],
      ['"3"', '3'],
      ['null', null],
      ['true', true],
      ['an array', [3]],
      ['an object', {}],
    ])('with %s for an answer is refused by name', async (_, answer) => {
      const { status, body } = await submit<Problem>(sheet(3, { l4: answer, s8: answer }));
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'validation_failed',
        errors: [
          { path: 'responses.l4', message: 'must be a whole number from 1 to 6' },
          { path: 'responses.s8', message: 'must be a whole number from 1 to 6' },
        ],
      });
    });

    it('names every missing and every unknown id', async () => {
      const responses: Record<string, number> = {
        ...(sheet(3).responses as object),
        x1: 3,
        constructor: 3,
        toString: 3,
      };
      delete responses['t3'];
      delete responses['s1'];
      const { status, body } = await submit<Problem>({ responses });
      expect(status).toBe(400);
      expect(body.errors?.map(({ path }) => path)).toEqual([
        'responses.s1',
        'responses.t3',
        'responses.x1',
        'responses.constructor',
        'responses.toString',
      ]);
    });

    it.each([
      ['no responses', {}, 'responses'],
      ['responses that are null', { responses: null }, 'responses'],
      ['responses that are an array', { responses: [3, 3, 3] }, 'responses'],
      ['responses that are a number', { responses: 3 }, 'responses'],
      ['an array for a body', [], ''],
    ])('with %s answers 400', async (_, body, path) => {
      const answer = await submit<Problem>(body);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    });

    it.each([
      ['text that is not JSON', '{"responses":'],
      ['a forbidden prototype', '{"responses":{"__proto__":{"t1":3}}}'],
      ['a nested constructor', '{"responses":{"t1":{"constructor":3}}}'],
      ['a forbidden constructor', '{"responses":{"constructor":{"prototype":{"t1":3}}}}'],
    ])('of %s answers 400', async (_, body) => {
      expect(await submit<Problem>(body)).toMatchObject({ status: 400 });
    });

    it('of a megabyte answers 413', async () => {
      const answer = await submit<Problem>(sheet(3, { x: 'x'.repeat(1024 * 1024) }));
      expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    });

    it('leaves nothing behind', async () => {
      const before = await count();
      await submit(sheet(9), { ...ANNA, ...key('bad') });
      expect(await count()).toBe(before);
      expect(await submit(sheet(2), { ...ANNA, ...key('bad') })).toMatchObject({ status: 201 });
    });
  });

  describe('a sheet sent again with its key', () => {
    it('makes no second result, also when both arrive at once', async () => {
      const before = await count();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => submit(sheet(5, { l1: 1 }), { ...ANNA, ...key('twice') })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await count()).toBe(before + 1);
    });

    it('is the same whatever order its answers come in', async () => {
      const first = await submit(sheet(2, { t1: 6 }), { ...ANNA, ...key('order') });
      const { responses } = sheet(2, { t1: 6 });
      const reversed = { responses: Object.fromEntries(Object.entries(responses).toReversed()) };
      expect((await submit(reversed, { ...ANNA, ...key('order') })).body).toEqual(first.body);
    });

    it('is refused when the answers are others', async () => {
      await submit(sheet(2), { ...ANNA, ...key('changed') });
      expect(await submit(sheet(3), { ...ANNA, ...key('changed') })).toMatchObject({ status: 422 });
    });

    it('is another sheet when another visitor uses the key', async () => {
      const anna = await submit(sheet(2), { ...ANNA, ...key('shared') });
      const ben = await submit(sheet(2), { ...BEN, ...key('shared') });
      expect(ben.body.id).not.toBe(anna.body.id);
    });
  });

  describe('a result', () => {
    it.each([
      ['unknown', 'f'.repeat(32)],
      ['too short', 'abc'],
      ['in capitals', 'F'.repeat(32)],
      ['a path', '..%2Fdata'],
      ['too long', 'f'.repeat(5_000)],
    ])('whose id is %s answers 404', async (_, id) => {
      const answer = await service.get<Problem>(`/api/icpi/${id}`);
      expect(answer.status === 404 || answer.status === 414).toBe(true);
    });

    it('can be deleted by the visitor who made it, and by nobody else', async () => {
      const { body } = await submit(sheet(4));
      const path = `/api/icpi/${body.id}`;
      expect(await service.send('DELETE', path, undefined, BEN)).toMatchObject({
        status: 403,
        body: { code: 'result_of_another' },
      });
      expect((await service.send('DELETE', path)).status).toBe(403);
      expect((await service.send('DELETE', path, undefined, ANNA)).status).toBe(204);
      expect((await service.get(path)).status).toBe(404);
      expect((await service.send('DELETE', path, undefined, ANNA)).status).toBe(404);
    });

    it('of a caller without a cookie can be deleted by nobody', async () => {
      const { body } = await submit(sheet(4), {});
      expect((await service.send('DELETE', `/api/icpi/${body.id}`)).status).toBe(403);
    });

    it('survives a restart', async () => {
      const { body } = await submit(sheet(1, { t1: 6 }));
      const before = await service.get(`/api/icpi/${body.id}`);
      await service.restart();
      expect((await service.get(`/api/icpi/${body.id}`)).body).toEqual(before.body);
    });
  });

  it('slows down one visitor who sends without end, and not the others', async () => {
    const limited = await start(assessment, { COACHLAB_LIMITS: 'on' });
    const send = (headers: Record<string, string>) => limited.post('/api/icpi/submit', sheet(3), headers);
    const statuses = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await send(ANNA)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await send(ANNA)).headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await send(BEN)).status).toBe(201);
  });
});
