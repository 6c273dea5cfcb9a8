import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which nothing else gets a turn. */
const SLICE = 20;

/** Does long work in slices, so that the process answers others meanwhile. Resolves with what the work returns. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await setImmediate();
  }
}
