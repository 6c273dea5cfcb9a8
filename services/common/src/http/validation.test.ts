import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeEachEngine, describeOnSqlite } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import type { TestService } from '../testing/test-service.ts';
import { codePoints, normalizeText } from './text.ts';

describe('text that people typed', () => {
  it.each([
    ['is trimmed', '  a b \n', 'a b'],
    ['is composed', 'e\u0301', 'é'],
    ['loses NUL', 'a\0b', 'ab'],
    ['loses half of a surrogate pair', 'a\ud83d', 'a\ufffd'],
    ['is otherwise kept as typed', '<b>"‮"</b>', '<b>"‮"</b>'],
  ])('%s', (_, typed, kept) => expect(normalizeText(typed)).toBe(kept));

  it('is counted in code points', () => expect(codePoints('a👩‍🚀')).toBe(4));
});

describeEachEngine('a body', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(notebook);
  });

  it('is refused with every bad field named', async () => {
    expect(await service.post('/api/notes', { slug: 'a', text: 5 })).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        errors: [
          { path: 'slug', message: 'Slug must be at least 2 characters' },
          { path: 'text', message: 'Invalid input' },
        ],
      },
    });
  });

  it('is refused when a field is missing, null, blank or too long', async () => {
    const message = async (slug: unknown) => {
      const { body } = await service.post<{ errors: object[] }>('/api/notes', { slug, text: 'x' });
      return body.errors;
    };
    expect(await message(undefined)).toEqual([{ path: 'slug', message: 'Required' }]);
    expect(await message(null)).toEqual([{ path: 'slug', message: 'Required' }]);
    expect(await message(' \0 ')).toEqual([{ path: 'slug', message: 'Slug must be at least 2 characters' }]);
    expect(await message('x'.repeat(11))).toEqual([
      { path: 'slug', message: 'must be at most 10 characters' },
    ]);
    expect(await message({ $gt: '' })).toEqual([{ path: 'slug', message: 'Invalid input' }]);
  });

  it('may hold ten astronauts where ten characters fit, and keeps them', async () => {
    const slug = '👋'.repeat(10);
    expect(await service.post('/api/notes', { slug, text: '𝒯' })).toMatchObject({
      status: 201,
      body: { slug },
    });
    const { body } = await service.get<object[]>('/api/notes');
    expect(body).toContainEqual(expect.objectContaining({ slug, text: '𝒯' }));
  });

  it('may carry unknown fields, which are ignored', async () => {
    const { status, body } = await service.post('/api/notes', {
      slug: 'more',
      text: 'x',
      id: 99,
      admin: true,
    });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('admin');
    expect(body).not.toHaveProperty('id', 99);
  });

  it('may not carry unknown fields where the call is our own', async () => {
    expect(await service.post('/api/notes/strict', { slug: 'ok', text: 'x', admin: true })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'admin' }] },
    });
    expect(await service.post('/api/notes/strict', { slug: 'ok', text: 'x' })).toMatchObject({ status: 200 });
  });

  it('cannot reach into prototypes', async () => {
    const answer = await service.post('/api/notes', '{"__proto__":{"x":1},"slug":"ab","text":"x"}');
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });
});

describeOnSqlite('a body that would be much work', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(notebook);
  });

  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]));
  const nested = (depth: number) => JSON.parse('{"a":'.repeat(depth) + 1 + '}'.repeat(depth)) as object;

  it.each([
    ['fields', fields(300), 'The body may have at most 200 fields.'],
    ['entries', { list: Array(300).fill(0) }, 'Lists may have at most 200 entries together.'],
    ['depth', nested(20), 'The body may be nested 8 deep at most.'],
    ['one text', { slug: 'x'.repeat(60_000) }, 'A text may have at most 49152 bytes.'],
    ['one name', { ['x'.repeat(300)]: 1 }, 'The name of a field may have at most 256 bytes.'],
  ])('by its %s is refused with the reason', async (_, body, detail) => {
    expect(await service.post('/api/notes', body)).toMatchObject({
      status: 400,
      body: { code: 'body_too_complex', detail },
    });
  });

  it.each([
    ['signs of JSON inside of a text', { slug: 'ab', text: '{"a":[1,2,{'.repeat(150) }],
    ['quotes and backslashes in a text', { slug: 'ac', text: '\\"'.repeat(900) }],
    ['a hundred fields', { slug: 'ad', text: 'x', ...fields(100) }],
  ])('is none for %s', async (_, body) => {
    expect(await service.post('/api/notes', body)).toMatchObject({ status: 201 });
  });

  it('is answered with twenty faults, however many it has', async () => {
    const { status, body } = await service.post<{ errors: object[] }>('/api/notes/strict', fields(150));
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(20);
  });

  it('is a query, too', async () => {
    expect(await service.get(`/api/notes?${'a&'.repeat(5_000)}`)).toMatchObject({
      status: 400,
      body: { code: 'query_too_complex' },
    });
  });

  it('keeps more accents on a letter than any language has, without sorting them for seconds', async () => {
    const text = `a${'\u0301\u0323'.repeat(900)}`;
    const answer = await service.post<{ text: string }>('/api/notes', { slug: 'accents', text });
    expect(answer.status).toBe(201);
    expect(answer.body.text.normalize('NFD').match(/\u0323/g)).toHaveLength(900);
  });
});
