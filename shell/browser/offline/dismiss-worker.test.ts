import { expect, it } from '@jest/globals';
import { dismissWorker } from './dismiss-worker.ts';

/** A browser with so many workers, which says what was done. */
function browser(workers: number) {
  const done: string[] = [];
  const registrations = Array.from({ length: workers }, (_, at) => ({
    unregister: async () => Boolean(done.push(`unregistered ${at}`)),
  }));
  const container = { getRegistrations: async () => registrations } as unknown as ServiceWorkerContainer;
  const storage = {
    keys: async () => ['coachlab-set-one', 'coachlab-set-two'],
    delete: async (name: string) => Boolean(done.push(`deleted ${name}`)),
  };
  return { done, dismiss: () => dismissWorker(container, storage) };
}

it('every worker goes, with all that they kept', async () => {
  const { done, dismiss } = browser(2);
  await dismiss();
  expect(done).toEqual([
    'unregistered 0',
    'unregistered 1',
    'deleted coachlab-set-one',
    'deleted coachlab-set-two',
  ]);
});

it('a browser without one is left alone', async () => {
  const { done, dismiss } = browser(0);
  await dismiss();
  expect(done).toEqual([]);
});
