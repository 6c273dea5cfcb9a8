import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { catalog } from '../catalog.ts';
import { artifactFile, TestContent } from '../test-content/test-content.ts';

const files = [
  artifactFile({
    id: 'template-feedback',
    order: 1,
    section: 'studio',
    category: 'template',
    title: 'Feedback in four sentences',
    tags: ['feedback', 'one-to-one', 'sbi'],
  }),
  artifactFile({
    id: 'scenario-feedback',
    order: 2,
    section: 'studio',
    category: 'scenario',
    level: 'L2',
    title: 'The missed deadline',
    description:
      'A talk about a missed deadline in which feedback is asked for and, to everybody’s surprise, given.',
  }),
  artifactFile({
    id: 'framework-skill-will',
    order: 3,
    section: 'lab',
    category: 'framework',
    title: 'Skill-Will Matrix',
    tags: ['motivation', 'delegation', 'performance'],
  }),
  artifactFile({
    id: 'knowledge-resume',
    order: 4,
    section: 'library',
    category: 'knowledge',
    title: 'Résumé of motivation research',
  }),
];

describeEachEngine('a search of the catalogue', ({ start }) => {
  let content: TestContent;
  let service: TestService;
  beforeAll(async () => {
    content = await TestContent.create(files);
    service = await start(catalog, { CATALOG_CONTENT: content.folder });
  });
  afterAll(() => content.delete());

  const search = async (query: Record<string, string>) => {
    const { body } = await service.get<{ id: string }[]>(
      `/api/artifacts?${new URLSearchParams(query).toString()}`,
    );
    return body.map(({ id }) => id);
  };

  it.each([
    ['a word of the title and one of the text', 'feedback', ['template-feedback', 'scenario-feedback']],
    ['a word with a slip', 'feedbakc', ['template-feedback', 'scenario-feedback']],
    ['the beginning of a word', 'feedb', ['template-feedback', 'scenario-feedback']],
    ['words in any case', 'SKILL will', ['framework-skill-will']],
    ['words with or without their accents', 'resume', ['knowledge-resume']],
    ['a tag', 'delegation', ['framework-skill-will']],
    ['all words rather than any', 'missed feedback', ['scenario-feedback']],
    [
      'any word when no artifact has all',
      'delegation deadline',
      ['scenario-feedback', 'framework-skill-will'],
    ],
    ['another ending of the word', 'delegating', ['framework-skill-will']],
    ['another word for the same', 'overdue', ['scenario-feedback']],
    ['nothing for nonsense', 'qqqqzzzz', []],
  ])('finds %s', async (_, q, expected) => {
    expect((await search({ q })).sort()).toEqual([...expected].sort());
  });

  it('ranks a word in the title above one in the text', async () => {
    expect(await search({ q: 'feedback' })).toEqual(['template-feedback', 'scenario-feedback']);
  });

  it('keeps to the section, the category and the level', async () => {
    expect(await search({ q: 'motivation', section: 'lab' })).toEqual(['framework-skill-will']);
    expect(await search({ q: 'feedback', category: 'scenario' })).toEqual(['scenario-feedback']);
    expect(await search({ q: 'feedback', level: 'L1' })).toEqual(['template-feedback']);
  });

  it('pages by limit and cursor', async () => {
    const first = await service.get<{ id: string }[]>('/api/artifacts?q=feedback&limit=1&view=card');
    expect(first.body.map(({ id }) => id)).toEqual(['template-feedback']);
    const cursor = first.headers.get('x-next-cursor');
    const second = await service.get<{ id: string }[]>(`/api/artifacts?q=feedback&limit=1&cursor=${cursor}`);
    expect(second.body.map(({ id }) => id)).toEqual(['scenario-feedback']);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('for blanks is the whole list', async () => {
    expect(await search({ q: '  ' })).toHaveLength(4);
    expect(await search({ q: '' })).toHaveLength(4);
  });

  it('for more than 200 characters is refused', async () => {
    expect(await service.get(`/api/artifacts?q=${'a'.repeat(201)}`)).toMatchObject({ status: 400 });
  });
});
