import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatAnswer } from '@coachlab/contracts';
import { startTestService, type TestService, until } from '@coachlab/service-common/testing';
import { assistant } from './assistant.ts';
import { type Evaluation, missed, readEvaluation } from './testing/evaluation.ts';
import { SmallCatalogue } from './testing/small-catalogue.ts';

describe('what managers ask', () => {
  let catalogue: SmallCatalogue;
  let service: TestService;
  let questions: Evaluation;

  beforeAll(async () => {
    catalogue = await SmallCatalogue.start();
    service = await startTestService(assistant, catalogue.environment);
    questions = await readEvaluation();
    // On a machine under load the situations may come after the artifacts.
    const isLearned = async () => (await answer('always late')).response.includes('Someone is always late');
    await until(isLearned);
  });
  afterAll(async () => {
    await service.stop();
    await catalogue.stop();
  });

  async function answer(message: string): Promise<ChatAnswer> {
    const { status, body } = await service.post<ChatAnswer>('/api/chat', { message });
    expect(status).toBe(200);
    return body;
  }

  it('has a right artifact among the first three citations for 85 of 100 questions', async () => {
    const all = [...questions.tuning, ...questions.untouched];
    const wrong = await missed(all, answer);
    expect(wrong.length > all.length * 0.15 ? wrong : []).toEqual([]);
  });

  it('only ever cites what exists, under its own address', async () => {
    const all = [...questions.tuning, ...questions.untouched, ...questions.unclear];
    const known = new Map(catalogue.items.map(({ id, title }) => [id, title]));
    for (const { ask } of all) {
      for (const { id, title, url } of (await answer(ask)).citations) {
        expect({ id, title }).toEqual({ id, title: known.get(id) });
        expect(url).toBe(`/artifact/${id}`);
      }
    }
  });
});
