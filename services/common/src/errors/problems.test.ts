import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { notebook } from '../testing/notebook/notebook.ts';
import { describeOnSqlite } from '../testing/describe-each-engine.ts';
import type { TestService } from '../testing/test-service.ts';

describeOnSqlite('an error', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(notebook);
    await service.post('/api/notes', { slug: 'taken', text: 'first' });
  });

  const cases: [string, string, string, unknown, Record<string, string>, number, string][] = [
    ['an unknown thing', 'GET', '/api/notes/none', undefined, {}, 404, 'note_unknown'],
    ['an unknown address', 'GET', '/api/nothing', undefined, {}, 404, 'route_not_found'],
    ['a method the address does not know', 'PUT', '/api/notes', { a: 1 }, {}, 405, 'method_not_allowed'],
    ['a body that is not JSON', 'POST', '/api/notes', '{"slug":', {}, 400, 'malformed_json'],
    ['an empty body', 'POST', '/api/notes', '', {}, 400, 'malformed_json'],
    ['a body that is a list', 'POST', '/api/notes', [], {}, 400, 'validation_failed'],
    [
      'a body of another type',
      'POST',
      '/api/notes',
      'a=1',
      { 'content-type': 'text/plain' },
      415,
      'unsupported_media_type',
    ],
    [
      'a form',
      'POST',
      '/api/notes',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    [
      'a body above 64 KB',
      'POST',
      '/api/notes',
      { slug: 'big', text: 'x'.repeat(65_536) },
      {},
      413,
      'body_too_large',
    ],
    ['a key that is taken', 'POST', '/api/notes', { slug: 'taken', text: 'again' }, {}, 409, 'slug_taken'],
    ['an address that does not decode', 'GET', '/api/notes/%E0%A4%A', undefined, {}, 400, 'bad_request'],
    [
      'an address of 10 KB',
      'GET',
      `/api/notes/${'x'.repeat(10_240)}`,
      undefined,
      {},
      414,
      'address_too_long',
    ],
    ['a fault of our own', 'GET', '/api/notes/broken', undefined, {}, 500, 'internal_error'],
    ['an answer that takes too long', 'GET', '/api/notes/slow', undefined, {}, 503, 'deadline_exceeded'],
  ];

  it.each(cases)('answers %s as problem details', async (_, method, path, body, headers, status, code) => {
    const answer = await service.send(method, path, body, headers);
    expect(answer).toMatchObject({ status, body: { status, code, type: 'about:blank' } });
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(answer.body).toHaveProperty('requestId', answer.headers.get('x-request-id'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a body that is a list', [], 'The body must be an object'],
    ['a body that is not JSON', '{"slug":', 'The body is not JSON.'],
    ['a field', { slug: 'new' }, 'text: Required'],
  ])('names in its sentence what there is a name for: %s', async (_, body, detail) => {
    const answer = await service.post('/api/notes', body);
    expect(answer.body).toHaveProperty('detail', detail);
  });

  it('tells nothing of the inside', async () => {
    const { body } = await service.get('/api/notes/broken');
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body).not.toHaveProperty('detail');
  });

  it('says which methods an address knows', async () => {
    const { headers } = await service.send('DELETE', '/api/notes/one');
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it('says when to come back', async () => {
    const { headers } = await service.get('/api/notes/slow');
    expect(headers.get('retry-after')).toBe('2');
  });
});

describe('what is not HTTP', () => {
  it.each([
    ['a line that is no request', 'hello\r\n\r\n', 400],
    ['an address with a blank', 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['no host', 'GET /health/live HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['a bad chunk', 'POST /api/notes HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 400],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('such as %s is answered as a problem and hung up on', async (_, sent, status) => {
    const { startTestService } = await import('../testing/test-service.ts');
    const { createSqliteDatabase } = await import('../testing/test-databases.ts');
    const database = await createSqliteDatabase();
    const service = await startTestService(notebook, { DATABASE_URL: database.url });
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(sent));
      socket.on('data', (chunk) => (text += String(chunk))).on('close', () => resolve(text));
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('\r\ncontent-type: application/problem+json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ status, type: 'about:blank' });
    await service.stop();
    await database.drop();
  });
});
