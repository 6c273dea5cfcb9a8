import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { OFF } from '@coachlab/telemetry';
import { violationRoutes } from './violation-routes.ts';

describe('what a browser refused', () => {
  const counted: unknown[] = [];
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify();
    const count = (_name: string, _help: string, attributes: unknown) => counted.push(attributes);
    app.decorate('telemetry', { ...OFF, count } as typeof OFF);
    violationRoutes(app);
  });
  afterAll(() => app.close());

  const report = async (type: string, body: unknown) => {
    counted.length = 0;
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    return (await app.inject({ method: 'POST', url: '/-/violations', headers, payload })).statusCode;
  };
  const of = (effectiveDirective: unknown) => ({
    type: 'csp-violation',
    body: { effectiveDirective, documentURL: 'https://x.example/certificate/secret', sample: 'secret' },
  });

  it('is counted by its directive, and nothing of the visitor is kept', async () => {
    expect(await report('application/reports+json', [of('style-src-elem'), of('img-src')])).toBe(204);
    expect(counted).toEqual([{ directive: 'style-src-elem' }, { directive: 'img-src' }]);
    const old = {
      'csp-report': { 'effective-directive': 'script-src-elem', 'document-uri': 'https://x/secret' },
    };
    expect(await report('application/csp-report', old)).toBe(204);
    expect(counted).toEqual([{ directive: 'script-src-elem' }]);
  });

  it('adds no name that a caller makes up, and not more than twenty a body', async () => {
    expect(
      await report(
        'application/reports+json',
        Array.from({ length: 300 }, (_, n) => of(`x${n}`)),
      ),
    ).toBe(204);
    expect(counted).toEqual(Array.from({ length: 20 }, () => ({ directive: 'other' })));
    expect(await report('application/reports+json', [of({ toString: 1 }), 7, {}])).toBe(204);
    expect(counted).toEqual(Array.from({ length: 3 }, () => ({ directive: 'other' })));
  });

  it.each([
    ['no JSON', 'application/csp-report', '{'],
    ['nothing', 'application/csp-report', 'null'],
    ['a list with nothing in it', 'application/reports+json', '[null]'],
  ])('is refused as %s', async (_, type, body) => {
    expect(await report(type, body)).toBe(400);
    expect(counted).toEqual([]);
  });

  it('is refused when it is long, or of another kind', async () => {
    expect(await report('application/csp-report', JSON.stringify({ a: 'x'.repeat(70_000) }))).toBe(413);
    expect(await report('text/plain', 'x')).toBe(415);
    expect(await report('application/json', ['made up'])).toBe(415);
    expect(counted).toEqual([]);
  });
});
