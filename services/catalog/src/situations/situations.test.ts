import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Situation, SituationAnswer, SituationCard, SituationEntry } from '@coachlab/contracts';
import { describeEachEngine, schemaDrift, type TestService } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { catalog } from '../catalog.ts';
import { artifactFile, situationFile, TestContent } from '../test-content/test-content.ts';

const one = artifactFile({ id: 'framework-one', order: 1, section: 'lab', category: 'framework' });
const two = artifactFile({ id: 'scenario-two', order: 2, section: 'studio', category: 'scenario' });
const refused = situationFile({
  slug: 'promotion-refused',
  title: 'I have to tell her she did not get the promotion',
  theme: 'pay-and-promotion',
  phrasings: [...'abcdefghi'].map((letter) => `promotion ${letter} no`).concat('how do I say no? Promotion!'),
  phrasingsIn: { de: ['Beförderung abgelehnt', 'keine Beförderung', 'sie wird nicht befördert', 'Absage'] },
  goingOn: 'She hears that she is not valued. Perhaps she heard a promise that nobody meant to make.',
  artifacts: ['scenario-two', 'framework-one', 'framework-gone'],
  related: ['silence', 'nowhere', 'anger'],
  email: {
    to: 'the person who hoped',
    subject: 'An hour on Thursday',
    body: `Hello {name},\n\n${'I would like an hour of your time. '.repeat(5)}\n\n____`,
  },
  agenda: ['5 min: say it', '5 min: be quiet', '15 min: listen', '5 min: agree the next step'],
  stories: ['one', 'two', 'three'].map(
    (word) => `I tell the whole of it in ${word} messages, and ask what to do.`,
  ),
  faq: ['whom', 'when', 'where', 'why', 'how long'].map((word) => ({
    question: `Do I tell her ${word}?`,
    alsoAsked: [`${word} do I tell`, `must i say ${word}`, `tell her ${word}`],
    answer: `${`A word about ${word}, and another. `.repeat(5)}`.trim(),
  })),
});
const silence = situationFile({ slug: 'silence', title: 'Nobody speaks', theme: 'one-to-ones' });
const anger = situationFile({ slug: 'anger', title: 'Anger at work', theme: 'pay-and-promotion' });

describeEachEngine('the situations', ({ start }) => {
  let content: TestContent;
  let service: TestService;
  beforeAll(async () => {
    content = await TestContent.create([one, two]);
    for (const situation of [refused, silence, anger]) await content.writeSituation(situation);
    service = await start(catalog, { CATALOG_CONTENT: content.folder });
  });
  afterAll(() => content.delete());

  it('are listed as cards, by theme and title', async () => {
    const { status, body } = await service.get<SituationCard[]>('/api/situations');
    expect(status).toBe(200);
    expect(body.map(({ slug }) => slug)).toEqual(['silence', 'anger', 'promotion-refused']);
    expect(body[2]).toEqual({
      slug: 'promotion-refused',
      title: refused.title,
      theme: 'pay-and-promotion',
      summary: 'She hears that she is not valued.',
    });
  });

  it('have a picture each, and none where there is no situation', async () => {
    const paths = ['silence', 'anger'].map((slug) => `/api/situations/${slug}/share.png`);
    const [mine, other] = await Promise.all(paths.map((path) => service.picture(path)));
    expect(mine!.size).toEqual([1200, 630]);
    expect(mine!.png).not.toBe(other!.png);
    expect(await service.get('/api/situations/nowhere/share.png')).toMatchObject({
      status: 404,
      body: { code: 'situation_unknown' },
    });
  });

  it('of one theme are listed alone, and an unknown theme is named', async () => {
    const { body } = await service.get<SituationCard[]>('/api/situations?theme=one-to-ones');
    expect(body.map(({ slug }) => slug)).toEqual(['silence']);
    expect(await service.get('/api/situations?theme=poetry')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'theme', message: expect.stringContaining('one-to-ones') }] },
    });
  });

  it('come whole for who has to recognise them, and as words for a search', async () => {
    const whole = await service.get<Situation[]>('/api/situations?view=whole');
    expect(whole.body).toContainEqual(refused);
    const { body } = await service.get<SituationEntry[]>(
      '/api/situations?view=search&theme=pay-and-promotion',
    );
    expect(body[1]).toEqual({
      slug: 'promotion-refused',
      title: refused.title,
      theme: 'pay-and-promotion',
      words: 'no how do say',
    });
  });

  it('answer one by one with their artifacts and related ones as cards, without what is gone', async () => {
    const { status, body } = await service.get<SituationAnswer>('/api/situations/promotion-refused');
    expect(status).toBe(200);
    expect(body.goingOn).toBe(refused.goingOn);
    expect(body).toMatchObject({ email: refused.email, agenda: refused.agenda });
    for (const field of ['phrasings', 'stories', 'inBrief']) expect(body).not.toHaveProperty(field);
    expect(body.faq).toEqual(refused.faq!.map(({ question, answer }) => ({ question, answer })));
    expect(body.artifacts.map(({ id, title }) => [id, title])).toEqual([
      ['scenario-two', two.title],
      ['framework-one', one.title],
    ]);
    expect(body.related.map(({ slug, title }) => [slug, title])).toEqual([
      ['silence', 'Nobody speaks'],
      ['anger', 'Anger at work'],
    ]);
  });

  it.each(['nowhere', 'Promotion-Refused', "x' or '1'='1"])('answer 404 to %s', async (slug) => {
    expect(await service.get(`/api/situations/${encodeURIComponent(slug)}`)).toMatchObject({
      status: 404,
      body: { code: 'situation_unknown' },
    });
  });

  it('carry an ETag and answer 304', async () => {
    for (const path of ['/api/situations', '/api/situations/silence']) {
      const etag = (await service.get(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"/);
      expect(await service.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    }
  });

  it('follow their files at the next start', async () => {
    await content.writeSituation({ ...silence, title: 'Silence in the room' });
    await content.removeSituation('anger');
    await service.restart();
    const { body } = await service.get<SituationCard[]>('/api/situations');
    expect(body.map(({ title }) => title)).toEqual(['Silence in the room', refused.title]);
    await content.writeSituation(silence);
    await content.writeSituation(anger);
  });

  it('leave the schema as the migrations make it', async () => {
    expect(await schemaDrift(service.running.dataSource as DataSource)).toEqual([]);
  });

  it.each([
    ['another slug than its name', { ...silence, slug: 'noise' }, /silence\.yaml: slug must be silence/],
    ['too few phrasings', { ...silence, phrasings: ['one'] }, /silence\.yaml: phrasings/],
    [
      'a question that is none',
      { ...silence, faq: refused.faq!.map((entry) => ({ ...entry, question: 'Tell her now.' })) },
      /silence\.yaml: faq\.0\.question/,
    ],
    ['an agenda without minutes', { ...silence, agenda: ['a', 'b', 'c', 'd'] }, /silence\.yaml: agenda/],
  ])('with %s stop the start with one clear error', async (_, file, message) => {
    const broken = await TestContent.create([one]);
    await broken.writeSituation(file, 'silence');
    await expect(start(catalog, { CATALOG_CONTENT: broken.folder })).rejects.toThrow(message);
    await broken.delete();
  });
});
