import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
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
