import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatAnswer, ChatMessage } from '@coachlab/contracts';
import { startTestService, type TestService } from '@coachlab/service-common/testing';
import { assistant } from '../assistant.ts';
import { FakeModel, says } from '../testing/fake-model.ts';
import { SmallCatalogue } from '../testing/small-catalogue.ts';

describe('danger, in front of every answerer', () => {
  let catalogue: SmallCatalogue;
  let model: FakeModel;
  let coach: TestService;
  let withModel: TestService;

  beforeAll(async () => {
    catalogue = await SmallCatalogue.start();
    model = await FakeModel.start();
    coach = await startTestService(assistant, { COACHLAB_CATALOG_URL: catalogue.url });
    withModel = await startTestService(assistant, {
      COACHLAB_CATALOG_URL: catalogue.url,
      COACHLAB_MODEL_URL: model.url,
      COACHLAB_MODEL_NAME: 'm',
    });
  });
  afterAll(async () => {
    await coach.stop();
    await withModel.stop();
    await model.stop();
    await catalogue.stop();
  });

  const ask = async (message: string, history: ChatMessage[] = [], language = 'en-GB') => {
    const { body } = await coach.post<ChatAnswer>(
      '/api/chat',
      { message, conversationHistory: history },
      { 'accept-language': language },
    );
    return body.response;
  };

  it('asks to ask directly, to stay and to call, with the numbers of the visitor’s country', async () => {
    const answer = await ask('she wants to die, what do I say');
    expect(answer).toContain('Are you thinking of killing yourself?');
    expect(answer).toContain("don't leave them alone");
    expect(answer).toContain('116 123');
    expect(answer).toContain('999');
    expect(answer).toContain('/-/help-now');
    expect(await ask('she wants to die', [], 'en-US,en;q=0.9')).toContain('988');
    expect(await ask('ich will nicht mehr leben', [], 'de-AT')).toContain('142');
  });

  it('speaks to a visitor in danger of the visitor', async () => {
    const answer = await ask('I want to kill myself');
    expect(answer).toContain('bring a person in now');
    expect(answer).not.toContain('Talk to them');
  });

  it('interrupts a walkthrough and a scene', async () => {
    const history: ChatMessage[] = [{ role: 'user', content: 'explain GROW' }];
    history.push({ role: 'assistant', content: await ask('explain GROW') });
    expect(await ask('she has been cutting herself', history)).toContain('Self-harm');
  });

  it('stays with it when the next message goes on about it', async () => {
    const history: ChatMessage[] = [
      { role: 'user', content: 'he is thinking of ending it all' },
      { role: 'assistant', content: '…' },
    ];
    expect(await ask('what do I say to him?', history)).toContain('Are you thinking of killing yourself?');
    expect(await ask('explain GROW', history)).toContain('GROW');
  });

  it('answers a question about work as well when the words may be harmless', async () => {
    const answer = await ask("I can't go on any more, how do I word critical feedback?");
    expect(answer).toContain('116 123');
    expect(answer.split('---')[1]?.trim().length).toBeGreaterThan(50);
  });

  it('does not ask a model about a life, and reads what a model says', async () => {
    const before = model.asked.length;
    const send = (message: string) => withModel.post<ChatAnswer>('/api/chat', { message });
    expect((await send('my report wants to kill himself')).body.response).toContain('Take this seriously');
    expect(model.asked.length).toBe(before);
    await send('hello');
    expect(model.asked.length).toBe(before + 1);
    model.behaviour = says('Your report may want to kill himself.');
    expect((await send('hello')).body.response).toContain('Are you thinking of killing yourself?');
  });
});
