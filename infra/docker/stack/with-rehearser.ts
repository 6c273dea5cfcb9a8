import type { Compose } from './compose.ts';

/** Runs the platform's rehearser beside a stack for as long as the work takes; nothing else is started anew. */
export async function withRehearser(stack: Compose, work: () => Promise<unknown>): Promise<void> {
  const rehearsals = (...args: string[]) => stack.run('--profile', 'rehearsals', ...args);
  try {
    await rehearsals('up', '--detach', '--no-deps', '--wait', 'rehearser');
    await work();
  } finally {
    await rehearsals('rm', '--stop', '--force', 'rehearser');
  }
}
