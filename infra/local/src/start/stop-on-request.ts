import { constants } from 'node:os';
import { whenOrphaned } from '../bootstrap/when-orphaned.mjs';
import type { Fleet } from './fleet.ts';

/** Ctrl-C, SIGTERM, a closed terminal or a killed npm stop every process. A second Ctrl-C does not wait. */
export function stopOnRequest(fleet: Fleet, stop: AbortController, owned: boolean): void {
  let asked = false;
  const end = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => {
    if (asked && signal === 'SIGINT') process.exit(128 + constants.signals.SIGINT);
    if (asked) return;
    asked = true;
    console.log('Stopping …');
    stop.abort();
    await fleet.stop();
    console.log('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  if (owned) whenOrphaned(() => void end('SIGHUP'));
  // Whatever ends the launcher, nothing of it goes on.
  process.on('exit', () => fleet.kill());
}
