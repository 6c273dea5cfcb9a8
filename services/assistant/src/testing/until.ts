import { sleep } from './fake-model.ts';

/** Waits at most five seconds for something that happens elsewhere. */
export async function until(holds: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 250 && !holds(); tries += 1) await sleep(20);
  return holds();
}
