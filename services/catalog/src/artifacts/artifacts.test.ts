import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Artifact, ArtifactCard, ArtifactMetadataAnswer, ArtifactTitle } from '@coachlab/contracts';
import {
  type Answer,
  describeEachEngine,
  schemaDrift,
  type TestService,
} from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { catalog } from '../catalog.ts';
import { artifactFile, TestContent } from '../test-content/test-content.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const grow = artifactFile({
  id: 'framework-grow',
  order: 3,
  section: 'lab',
  category: 'framework',
  title: 'GROW',
  quotes: ['Short and exact', { text: 'Said so', attribution: 'Somebody' }],
  hierarchy: [
    { title: 'Goal', description: 'What for' },
    { title: 'Reality', description: 'What is so' },
    { title: 'Options', description: 'What could be' },
  ],
  sources: ['Whitmore, J. (2017). Coaching for performance.'],
});
const prompt = artifactFile({
  id: 'ai-prompt-quiet',
  order: 1,
  section: 'observatory',
  category: 'ai-prompt',
  level: 'L2',
  stage: ['reality'],
  promptTemplate: `You help {{name}}. ${'Ask one question at a time. '.repeat(8)}`,
});
const rubric = artifactFile({
  id: 'rubric-listening',
  order: 2,
  section: 'lab',
  category: 'rubric',
  level: 'L2',
});
const clear = artifactFile({
  id: 'framework-clear',
  order: 4,
  section: 'lab',
  category: 'framework',
  level: 'L3',
});
const studio = artifactFile({ id: 'framework-studio', order: 5, section: 'studio', category: 'framework' });

const ids = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

describeEachEngine('the catalogue', ({ start }) => {
  let content: TestContent;
  let service: TestService;
  beforeAll(async () => {
    content = await TestContent.create([grow, prompt, rubric, clear, studio]);
    service = await start(catalog, { CATALOG_CONTENT: content.folder });
  });
  afterAll(() => content.delete());

  describe('GET /api/artifacts/{id}/share.png', () => {
    it('is a picture of its own for each artifact, which whoever has it need not fetch again', async () => {
      const [one, other] = await Promise.all(
        [grow, clear].map(({ id }) => service.picture(`/api/artifacts/${id}/share.png`)),
      );
      expect(one!.size).toEqual([1200, 630]);
      expect(one!.headers.get('content-type')).toBe('image/png');
      expect(other!.png).not.toBe(one!.png);
      const etag = one!.headers.get('etag')!;
      expect(one!.headers.get('cache-control')).toBe('public, no-cache');
      expect(
        await service.get(`/api/artifacts/${grow.id}/share.png`, { 'if-none-match': etag }),
      ).toMatchObject({
        status: 304,
        body: '',
      });
    });

    it('of an artifact that there is not is a problem, and no picture', async () => {
      const { status, headers, body } = await service.get('/api/artifacts/framework-nothing/share.png');
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([404, 'application/problem+json']);
      expect(body).toMatchObject({ code: 'artifact_unknown' });
    });

    it('is limited as other calls are', async () => {
      const limited = await start(catalog, { CATALOG_CONTENT: content.folder, COACHLAB_LIMITS: 'on' });
      const asked = Array.from({ length: 70 }, () =>
        limited.get('/api/artifacts/framework-nothing/share.png'),
      );
      const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
      expect([...statuses].sort()).toEqual([404, 429]);
    });
  });

  describe('GET /api/artifacts', () => {
    it('answers with the bare list of all artifacts, in the order of the editors', async () => {
      const { status, body } = await service.get('/api/artifacts');
      expect(status).toBe(200);
      expect(ids(body)).toEqual([prompt, rubric, grow, clear, studio].map(({ id }) => id));
    });

    it('gives each item all its fields, and none that only editors need', async () => {
      const { body } = await service.get<Artifact[]>('/api/artifacts');
      const { metadata: _, order: __, setting: ___, ...expected } = grow;
      expect(body[2]).toEqual(expected);
      expect(body[0]).not.toHaveProperty('stage');
      expect(body[0]).not.toHaveProperty('hierarchy');
    });

    it.each([
      ['section=lab', ['rubric-listening', 'framework-grow', 'framework-clear']],
      ['category=framework', ['framework-grow', 'framework-clear', 'framework-studio']],
      ['section=lab&category=framework', ['framework-grow', 'framework-clear']],
      ['section=tools', []],
      ['level=L2', ['ai-prompt-quiet', 'rubric-listening']],
      ['section=lab&level=L3', ['framework-clear']],
    ])('with %s lists only those', async (query, expected) => {
      expect(ids((await service.get(`/api/artifacts?${query}`)).body)).toEqual(expected);
    });

    it('with view=card gives what a card shows, and no more', async () => {
      const { body } = await service.get<ArtifactCard[]>('/api/artifacts?view=card');
      expect(Object.keys(body[0] ?? {}).sort()).toEqual(
        ['category', 'description', 'id', 'outcomes', 'section', 'subtitle', 'tags', 'title'].sort(),
      );
    });

    it('with view=title names each artifact and says where it belongs, and no more', async () => {
      const [all, titles] = await Promise.all([
        service.get<ArtifactCard[]>('/api/artifacts'),
        service.get<ArtifactTitle[]>('/api/artifacts?view=title'),
      ]);
      expect(titles.body).toEqual(
        all.body.map(({ id, title, section, category }) => ({ id, title, section, category })),
      );
    });

    it('with a limit pages through the list by the cursor of the page before', async () => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Answer = await service.get(`/api/artifacts?limit=2${cursor && `&cursor=${cursor}`}`);
        seen.push(...ids(page.body));
        cursor = page.headers.get('x-next-cursor');
      }
      expect(seen).toEqual(ids((await service.get('/api/artifacts')).body));
    });

    it('answers 400 to an unknown section or category, and lists the valid ones', async () => {
      expect(await service.get('/api/artifacts?section=attic&category=poem')).toMatchObject({
        status: 400,
        body: {
          code: 'validation_failed',
          errors: expect.arrayContaining([
            {
              path: 'section',
              message: 'must be one of library, lab, studio, tools, observatory, certifications',
            },
            {
              path: 'category',
              message:
                'must be one of framework, assessment, rubric, template, scenario, ai-prompt, knowledge, tool',
            },
          ]),
        },
      });
    });

    it.each([
      'section=',
      'section=lab&section=tools',
      'limit=0',
      'limit=101',
      'limit=1.5',
      'limit=ten',
      'cursor=x',
      'view=all',
      'level=L4',
    ])('answers 400 to %s', async (query) => {
      expect(await service.get(`/api/artifacts?${query}`)).toMatchObject({ status: 400 });
    });

    it('ignores a query that it does not know', async () => {
      expect(await service.get('/api/artifacts?utm_source=mail')).toMatchObject({ status: 200 });
    });
  });

  describe('GET /api/artifacts/categories', () => {
    it('counts the artifacts of each category', async () => {
      expect((await service.get('/api/artifacts/categories')).body).toEqual([
        { id: 'framework', name: 'Frameworks', count: 3 },
        { id: 'rubric', name: 'Rubrics', count: 1 },
        { id: 'ai-prompt', name: 'AI Prompts', count: 1 },
      ]);
    });

    it('counts those of one section', async () => {
      expect((await service.get('/api/artifacts/categories?section=lab')).body).toEqual([
        { id: 'framework', name: 'Frameworks', count: 2 },
        { id: 'rubric', name: 'Rubrics', count: 1 },
      ]);
      expect(await service.get('/api/artifacts/categories?section=attic')).toMatchObject({ status: 400 });
    });
  });

  describe('GET /api/artifacts/{id}', () => {
    it('answers with the artifact', async () => {
      const { body } = await service.get('/api/artifacts/framework-grow');
      expect(body).toMatchObject({ title: 'GROW', quotes: grow.quotes, hierarchy: grow.hierarchy });
      expect(body).not.toHaveProperty('metadata');
    });

    it.each([
      'framework-nothing',
      'FRAMEWORK-GROW',
      'framework-grow%20',
      "x'%20OR%201=1--",
      '%00',
      'a'.repeat(90),
    ])('answers 404 to %s', async (id) => {
      expect(await service.get(`/api/artifacts/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'artifact_unknown' },
      });
    });
  });

  describe('GET /api/artifact-metadata', () => {
    it('answers with an object whose metadata map is keyed by artifact id', async () => {
      const { body } = await service.get<ArtifactMetadataAnswer>('/api/artifact-metadata');
      expect(Object.keys(body.metadata)).toHaveLength(5);
      expect(body.metadata['framework-grow']).toEqual(grow.metadata);
    });
  });

  it.each([
    '/api/artifacts',
    '/api/artifacts/categories',
    '/api/artifacts/framework-grow',
    '/api/artifact-metadata',
  ])('answers %s with a strong ETag, then with 304, and 405 to a POST', async (path) => {
    const { headers } = await service.get(path);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    expect(await service.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect(await service.post(path, {})).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  });

  it('has migrations that say the same as its entities', async () => {
    expect(await schemaDrift(service.running.dataSource as DataSource)).toEqual([]);
  });
});

describeEachEngine('a catalogue too large to keep', ({ start }) => {
  it('streams the same list and the same metadata, with an ETag', async () => {
    const content = await TestContent.create([grow, prompt, rubric]);
    const kept = await start(catalog, { CATALOG_CONTENT: content.folder });
    const streamed = await start(catalog, { CATALOG_CONTENT: content.folder, CATALOG_STREAM_ABOVE: '1' });
    for (const path of [
      '/api/artifacts',
      '/api/artifacts?section=lab&view=card',
      '/api/artifacts?view=title',
      '/api/artifact-metadata',
    ]) {
      const answer = await streamed.get(path);
      expect(answer.headers.get('content-length')).toBeNull();
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.body).toEqual((await kept.get(path)).body);
      const etag = answer.headers.get('etag') ?? '';
      expect(await streamed.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
      expect(await streamed.send('HEAD', path)).toMatchObject({ status: 200, body: '' });
    }
    expect((await streamed.get('/api/artifacts?section=tools')).body).toEqual([]);
    await content.delete();
  });
});

describe('a cursor', () => {
  it('comes back as the place it was made from', () => expect(decodeCursor(encodeCursor(42))).toBe(42));
  it.each(['', 'x', '42', encodeCursor(-1), encodeCursor(1e11), ['a']])('%p is none', (text) =>
    expect(decodeCursor(text)).toBeNaN(),
  );
});
