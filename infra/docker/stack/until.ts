import { setTimeout as sleep } from 'node:timers/promises';

/** Seconds until the gateway has what its registry says, many times over. */
const PATIENCE = 60;

/** Throws an Error that says what never came. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE * 1_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Not within ${PATIENCE} s: ${what}`);
    await sleep(250);
  }
}
