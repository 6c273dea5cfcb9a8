import { beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine, schemaDrift, type TestService } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { service } from '../service.ts';

const EDITOR = { authorization: 'Bearer the-editors-token' };
const ITEM = { slug: 'third', title: 'The third', text: 'What it is about.' };

describeEachEngine('the API of __name__', ({ start }) => {
  let running: TestService;
  beforeAll(async () => {
    running = await start(service, { EDITOR_TOKEN: 'the-editors-token' });
  });

  const slugs = async () => {
    const { body } = await running.get<{ slug: string }[]>('/api/__name__');
    return body.map(({ slug }) => slug);
  };

  it('lists the content of a new database', async () => {
    expect(await slugs()).toEqual(['first', 'second']);
  });

  it('answers one by its slug, and 404 to any other', async () => {
    expect(await running.get('/api/__name__/first')).toMatchObject({
      status: 200,
      body: { slug: 'first', title: 'The first' },
    });
    for (const slug of ['gone', 'First'])
      expect(await running.get(`/api/__name__/${slug}`)).toMatchObject({
        status: 404,
        body: { code: 'item_unknown' },
      });
  });

  it('answers 304 to who has it already', async () => {
    const etag = (await running.get('/api/__name__')).headers.get('etag') ?? '';
    expect(await running.get('/api/__name__', { 'if-none-match': etag })).toMatchObject({ status: 304 });
  });

  it.each([
    ['nobody', {}],
    ['somebody else', { authorization: 'Bearer another-token' }],
  ])('lets %s create nothing', async (_, headers) => {
    expect(await running.post('/api/__name__', ITEM, headers)).toMatchObject({ status: 401 });
    expect(await slugs()).not.toContain('third');
  });

  it('names every invalid field', async () => {
    const bad = { slug: 'No slug!', title: ' ', colour: 'red' };
    const { status, body } = await running.post<{ errors: { path: string }[] }>('/api/__name__', bad, EDITOR);
    expect(status).toBe(400);
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual(['colour', 'slug', 'text', 'title']);
  });

  it('shows a new item at once, and after a restart', async () => {
    const revision = await revisionOf(running);
    expect(await running.post('/api/__name__', ITEM, EDITOR)).toMatchObject({ status: 201, body: ITEM });
    expect(await revisionOf(running)).not.toBe(revision);
    expect(await slugs()).toEqual(['first', 'second', 'third']);
    expect(await running.post('/api/__name__', ITEM, EDITOR)).toMatchObject({
      status: 409,
      body: { code: 'slug_taken' },
    });
    await running.restart();
    expect(await slugs()).toEqual(['first', 'second', 'third']);
  });

  it('has the tables that its migrations create', async () => {
    expect(await schemaDrift(running.running.dataSource as DataSource)).toEqual([]);
  });
});

/** By which the site tells that pages it kept are out of date. */
async function revisionOf(running: TestService): Promise<string> {
  const { body } = await running.get<{ revision: string }>('/health/ready');
  return body.revision;
}
