import { setTimeout as sleep } from 'node:timers/promises';

/** Seconds until the gateway has what its registry says, many times over. */
const PATIENCE = 60;

/** Throws an Error that says what never came. @param patience in seconds */
export async function until(what: string, holds: () => Promise<boolean>, patience = PATIENCE): Promise<void> {
  const end = performance.now() + patience * 1_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Timed out after ${patience} s: ${what}`);
    await sleep(250);
  }
}
