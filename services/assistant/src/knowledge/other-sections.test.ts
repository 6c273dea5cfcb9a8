import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiRole, ChatAnswer, RemoteManifest } from '@coachlab/contracts';
import { startTestService, type TestService, until } from '@coachlab/service-common/testing';
import { assistant } from '../assistant.ts';
import { SmallCatalogue } from '../testing/small-catalogue.ts';
import { readManifests } from '../testing/small-registry.ts';

/** A section of which no code here has ever heard. */
const EVENTS: RemoteManifest = {
  schema: 1,
  name: 'events',
  owner: 'team-events',
  routes: [
    {
      path: '/whats-on',
      page: 'list',
      name: 'events',
      title: 'Meetups',
      told: { asked: ['any|your|the meetups'], says: 'There is one each month.', link: 'See all meetups' },
    },
    { path: '/venues', page: 'venues', title: 'Venues', description: 'Where we meet.' },
    { path: '/whats-on/:id', page: 'detail', name: 'event', title: 'Meetup' },
  ],
  navigation: [],
  slots: [],
  roles: [{ role: 'artifacts', from: '/api/meetups', opens: 'event' }],
  needs: { shell: '^1.0.0', apis: { meetups: '^1.0.0' } },
};

describe('the sections that there are', () => {
  let catalogue: SmallCatalogue;
  let meetups: SmallCatalogue;
  let service: TestService;
  let product: RemoteManifest[];

  beforeEach(async () => {
    product = await readManifests();
    catalogue = await SmallCatalogue.start({ situations: 3 });
    meetups = await SmallCatalogue.start({ situations: 0 });
    const [grow] = catalogue.items.filter(({ id }) => id === 'framework-grow');
    meetups.items = [
      {
        ...grow!,
        id: 'falconry-evening',
        title: 'Falconry evening',
        description: 'An evening about falconry.',
      },
    ];
    service = await startTestService(assistant, catalogue.environment);
  });
  afterEach(async () => {
    await service.stop();
    await catalogue.stop();
    await meetups.stop();
  });

  const ask = async (message: string) => (await service.post<ChatAnswer>('/api/chat', { message })).body;
  /** The answer once the assistant has learned what the registry says now. */
  async function answerWith(message: string, words: string): Promise<void> {
    const now = Date.now;
    let later = 0;
    Date.now = () => now() + later;
    try {
      let text = '';
      const isThere = async () => {
        later += 6_000;
        text = JSON.stringify(await ask(message));
        return text.includes(words);
      };
      expect({ found: await until(isThere), text: text.includes(words) ? words : text }).toEqual({
        found: true,
        text: words,
      });
    } finally {
      Date.now = now;
    }
  }

  it('may be a fifth one: its pages and its items are found and named without a change here', async () => {
    expect((await ask('Are there any meetups?')).response).not.toContain('/whats-on');
    catalogue.registry.say([...product, EVENTS], { services: { meetups: meetups.url } });
    await answerWith('Are there any meetups?', 'There is one each month. [See all meetups](/whats-on).');
    await answerWith('Where are the venues?', 'Where we meet. [Venues](/venues)');
    await answerWith('anything on falconry', '"url":"/whats-on/falconry-evening"');
    await answerWith('explain GROW', '"url":"/artifact/framework-grow"');
  });

  it('may be one that calls its items as another does: those of the other stay what they are', async () => {
    const [grow] = catalogue.items.filter(({ id }) => id === 'framework-grow');
    meetups.items.push({ ...grow!, title: 'Not GROW', description: 'Come to the meetups instead.' });
    const first = { ...EVENTS, name: 'academy', owner: 'team-academy' };
    catalogue.registry.say([first, ...product], { services: { meetups: meetups.url } });
    await answerWith('anything on falconry', '"url":"/whats-on/falconry-evening"');
    const { citations } = await ask('explain GROW');
    expect(citations).toContainEqual({
      id: 'framework-grow',
      title: 'GROW',
      url: '/artifact/framework-grow',
    });
  });

  it.each<[string, object]>([
    ['tags that are none', { tags: [null] }],
    ['an id that is markup', { id: 'a](https://evil.example)' }],
    ['parts that are none', { hierarchy: [7], enrichment: {} }],
  ])('may answer with %s: that item is left out, and all others are there', async (_, fault) => {
    meetups.items.push({
      ...meetups.items[0]!,
      id: 'falconry-morning',
      title: 'Falconry morning',
      ...fault,
    } as never);
    catalogue.registry.say([...product, EVENTS], { services: { meetups: meetups.url } });
    await answerWith('anything on falconry', '"url":"/whats-on/falconry-evening"');
    const { citations } = await ask('anything on falconry');
    expect(citations?.map(({ id }) => id)).toEqual(['falconry-evening']);
    expect((await ask('explain GROW')).response).not.toBe('');
  });

  it('may answer null where personas or metadata are asked for', async () => {
    meetups.answersNull = true;
    const roles: ApiRole[] = [
      { role: 'personas', from: '/api/meetups' },
      { role: 'artifact-metadata', from: '/api/meetups' },
    ];
    catalogue.registry.say([...product, { ...EVENTS, roles }], { services: { meetups: meetups.url } });
    await answerWith('Are there any meetups?', 'There is one each month. [See all meetups](/whats-on).');
    expect((await ask('explain GROW')).response).not.toBe('');
  });

  it('may be fewer: no answer names a page that is not there', async () => {
    expect((await ask('What is ICPI?')).response).toContain('(/icpi-assessment)');
    expect((await ask('what next?')).response).toContain('(/intake-quiz)');
    catalogue.registry.say(product.filter(({ name }) => name === 'catalog'));
    await answerWith('what next?', 'I do not know your persona yet.",');
    for (const message of [
      'What is ICPI?',
      'what next?',
      'hello',
      'where is my data stored?',
      'the forum?',
    ]) {
      const { response } = await ask(message);
      expect(response).not.toMatch(/icpi-assessment|intake|\/start|privacy page|\/forum/);
      expect(response).not.toBe('');
    }
    expect((await ask('your courses?')).response).toContain('(/courses)');
  });

  it('may be moved or switched off', async () => {
    const moved = product.map((each) => ({
      ...each,
      routes: each.routes.map((route) => ({ ...route, path: route.path.replace('/artifact/', '/piece/') })),
    }));
    catalogue.registry.say(moved, {
      change: (remote) => (remote.name === 'community' ? { ...remote, disabled: true } : remote),
    });
    await answerWith('explain GROW', '"url":"/piece/framework-grow"');
    expect((await ask('the forum?')).response).not.toContain('/forum');
  });

  it('are believed of the registry’s key alone', async () => {
    expect((await ask('What is ICPI?')).response).toContain('(/icpi-assessment)');
    catalogue.registry.say([...product, EVENTS], { spoil: (text) => text.replace('/whats-on', '/evil-on') });
    const now = Date.now;
    try {
      Date.now = () => now() + 6_000;
      await ask('Are there any meetups?');
      expect((await ask('What is ICPI?')).response).toContain('(/icpi-assessment)');
      expect((await ask('Are there any meetups?')).response).not.toContain('-on)');
    } finally {
      Date.now = now;
    }
  });
});
