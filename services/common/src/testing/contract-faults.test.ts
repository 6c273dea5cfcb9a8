import { beforeAll, expect, it } from '@jest/globals';
import type { PageCall } from '@coachlab/contracts';
import { contractFaults } from './contract-faults.ts';
import { describeOnSqlite } from './describe-each-engine.ts';
import { notebook } from './notebook/notebook.ts';
import type { TestService } from './test-service.ts';

describeOnSqlite('a service and what pages need of it', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(notebook);
    await service.post('/api/notes', { slug: 'one', text: 'A note' });
  });

  const faults = (...calls: PageCall[]) =>
    contractFaults({ schema: 1, section: 'diary', api: 'notes', calls }, service);
  const list = (answer: unknown): PageCall => ({ method: 'GET', path: '/api/notes', status: 200, answer });

  it('says nothing where the answers have what the pages draw, and more', async () => {
    expect(
      await faults(list([{ text: 'x' }]), list([]), list([{ text: null }]), {
        method: 'GET',
        path: '/api/notes/none',
        status: 404,
      }),
    ).toEqual([]);
  });

  it.each([
    ['a member that is gone', [{ place: 'x' }], ['GET /api/notes: [0].place is missing.']],
    ['a member of another type', [{ text: 5 }], ['GET /api/notes: [0].text is a string, not a number.']],
    ['another kind of answer', { items: [] }, ['GET /api/notes: the answer is a list, not an object.']],
  ])('names %s', async (_, answer, expected) => {
    expect(await faults(list(answer))).toEqual(expected);
  });

  it('names another status', async () => {
    expect(await faults({ method: 'GET', path: '/api/notes/none', status: 200 })).toEqual([
      'GET /api/notes/none answers 404; diary needs 200.',
    ]);
  });
});
