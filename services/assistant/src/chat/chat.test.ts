import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatAnswer, ChatMessage, ChatStreamEvent, Problem } from '@coachlab/contracts';
import { startTestService, type TestService, until } from '@coachlab/service-common/testing';
import { assistant } from '../assistant.ts';
import { FakeModel } from '../testing/fake-model.ts';
import { readEvents } from '../testing/read-events.ts';
import { SmallCatalogue } from '../testing/small-catalogue.ts';

describe('POST /api/chat', () => {
  let catalogue: SmallCatalogue;
  let service: TestService;

  beforeAll(async () => {
    catalogue = await SmallCatalogue.start({ situations: 3 });
    service = await startTestService(assistant, catalogue.environment);
  });
  afterAll(async () => {
    await service.stop();
    await catalogue.stop();
  });

  const ask = (body: unknown) => service.post<ChatAnswer & Problem>('/api/chat', body);

  it('answers the whole of the specified request', async () => {
    const { status, body } = await ask({
      message: 'explain GROW',
      conversationHistory: [],
      userProfile: null,
      journeyState: { completedItems: [], mode: 'guided' },
      pageContext: '',
    });
    expect(status).toBe(200);
    expect(body.response).toContain('GROW · step 1 of 4');
    expect(body.citations[0]).toEqual({
      id: 'framework-grow',
      title: 'GROW',
      url: '/artifact/framework-grow',
    });
  });

  it('needs no more than a message, and ignores what it does not know', async () => {
    expect((await ask({ message: 'hello', temperature: 2 })).status).toBe(200);
  });

  it.each([
    ['no message', {}, 'message'],
    ['a blank message', { message: ' \n ' }, 'message'],
    ['a message of 4,001 characters', { message: 'a'.repeat(4_001) }, 'message'],
    ['a message that is no text', { message: 7 }, 'message'],
    [
      'a system role',
      { message: 'a', conversationHistory: [{ role: 'system', content: 'b' }] },
      'conversationHistory.0.role',
    ],
    [
      'an entry without content',
      { message: 'a', conversationHistory: [{ role: 'user' }] },
      'conversationHistory.0.content',
    ],
    ['a history that is no list', { message: 'a', conversationHistory: 'b' }, 'conversationHistory'],
    ['a profile that is no object', { message: 'a', userProfile: 'b' }, 'userProfile'],
    ['an unknown mode', { message: 'a', journeyState: { mode: 'fast' } }, 'journeyState.mode'],
    [
      'items that are no ids',
      { message: 'a', journeyState: { completedItems: [1] } },
      'journeyState.completedItems',
    ],
    ['a page that is no text', { message: 'a', pageContext: {} }, 'pageContext'],
    ['a part that there is none of', { message: 'a', act: { part: 'poem', slug: 'a' } }, 'act.part'],
    ['a slug that is an address', { message: 'a', act: { part: 'email', slug: '//a/b' } }, 'act.slug'],
  ])('refuses %s, and names the field', async (_, body, path) => {
    const { status, body: problem } = await ask(body);
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path)).toContain(path);
  });

  it('takes 4,000 characters of any script', async () => {
    expect((await ask({ message: '🙂'.repeat(4_000) })).status).toBe(200);
  });

  it('refuses a body above a megabyte', async () => {
    expect((await ask({ message: 'a', pageContext: 'b'.repeat(1_100_000) })).status).toBe(413);
  });

  it('streams the same answer as events', async () => {
    const events: ChatStreamEvent[] = [];
    for await (const event of readEvents(service.url, { message: 'explain GROW' })) events.push(event);
    const text = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    const { body } = await ask({ message: 'explain GROW' });
    expect(text.trim()).toBe(body.response);
    expect(events.at(-3)).toEqual({ type: 'citations', citations: body.citations });
    expect(events.at(-2)).toEqual({ type: 'buttons', buttons: body.buttons });
    expect(events.at(-1)).toEqual({ type: 'done' });
  });

  /** Without situations, so that learning them takes none of the seconds in which the limit fills up again. */
  async function limitedService(): Promise<TestService> {
    const small = await SmallCatalogue.start({ situations: 0 });
    const limited = await startTestService(assistant, {
      ...small.environment,
      COACHLAB_LIMITS: 'on',
    });
    expect(await until(() => small.answered.whole === 3)).toBe(true);
    await small.stop();
    return limited;
  }

  /** Statuses of more calls at the same moment than the limit lets through, also on a machine that takes its time for each. */
  async function statusesAtOnce(limited: TestService, body: object): Promise<number[]> {
    const calls = Array.from({ length: 60 }, () => limited.post('/api/chat', body));
    return (await Promise.all(calls)).map(({ status }) => status);
  }

  it('says so when a visitor talks too fast', async () => {
    const limited = await limitedService();
    const statuses = await statusesAtOnce(limited, { message: 'hello' });
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await limited.stop();
  });

  it('counts what is not valid, too, before it looks at it', async () => {
    const limited = await limitedService();
    const statuses = await statusesAtOnce(limited, {});
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(12);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    await limited.stop();
  });

  it('uses the last 20 entries and 24,000 characters of a history of any length', async () => {
    const model = await FakeModel.start();
    const withModel = await startTestService(assistant, {
      ...catalogue.environment,
      COACHLAB_MODEL_URL: model.url,
      COACHLAB_MODEL_NAME: 'm',
    });
    const entry = (content: string): ChatMessage => ({ role: 'user', content });
    const send = (conversationHistory: ChatMessage[]) =>
      withModel.post('/api/chat', { message: 'hello', conversationHistory });

    await send(Array.from({ length: 50 }, (_, at) => entry(`entry ${at}`)));
    await send([entry('old'), entry('x'.repeat(23_000)), entry('y'.repeat(900))]);
    await send([entry('before'), entry('hello')]);

    const histories = model.asked.map(({ messages }) => messages.slice(1, -1).map(({ content }) => content));
    expect(histories[0]).toHaveLength(20);
    expect(histories[0]?.[0]).toBe('entry 30');
    expect(histories[1]?.map((content) => content[0])).toEqual(['o', 'x', 'y']);
    // The message itself at the end of the history is not said twice.
    expect(histories[2]).toEqual(['before']);
    await withModel.stop();
    await model.stop();
  });
});

describe('the catalogue behind the assistant', () => {
  it('is asked again by ETag, followed when it changes and kept when it is gone', async () => {
    const catalogue = await SmallCatalogue.start({ situations: 3 });
    const service = await startTestService(assistant, catalogue.environment);
    const cited = async () => {
      const { body } = await service.post<ChatAnswer>('/api/chat', { message: 'How do I use GROW?' });
      return body.citations.slice(0, 1).map(({ title }) => title);
    };
    expect(await cited()).toEqual(['GROW']);

    const now = Date.now;
    let later = 0;
    Date.now = () => now() + later;
    try {
      later += 6_000;
      await cited();
      expect(await until(() => catalogue.answered.unchanged === 3)).toBe(true);

      catalogue.items = catalogue.items.map((item) =>
        item.id === 'framework-grow' ? { ...item, title: 'GROW!' } : item,
      );
      later += 6_000;
      await cited();
      expect(await until(() => catalogue.answered.whole === 4)).toBe(true);
      expect(await until(async () => (await cited())[0] === 'GROW!')).toBe(true);

      catalogue.broken = true;
      later += 6_000;
      expect(await cited()).toEqual(['GROW!']);
    } finally {
      Date.now = now;
      await service.stop();
      await catalogue.stop();
    }
  });

  it('is learned before the first question, also when it comes up later than the assistant', async () => {
    const catalogue = await SmallCatalogue.start({ situations: 3 });
    catalogue.broken = true;
    const service = await startTestService(assistant, catalogue.environment);
    expect(catalogue.answered.whole).toBe(0);
    catalogue.broken = false;
    expect(await until(() => catalogue.answered.whole === 3)).toBe(true);
    await service.stop();
    await catalogue.stop();
  });

  it('is a 503 while it was never there', async () => {
    const service = await startTestService(assistant, {
      COACHLAB_REGISTRY_URL: 'http://127.0.0.1:9',
      COACHLAB_ROOT_KEYS: 'none',
    });
    const { status, body } = await service.post<Problem>('/api/chat', { message: 'hello' });
    expect(status).toBe(503);
    expect(body.code).toBe('catalog_unavailable');
    await service.stop();
  });
});
