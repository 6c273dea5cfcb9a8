import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Telemetry } from './telemetry.ts';

/** Nanoseconds in a second. */
const NANO = 1e9;

/** What tells a process that is too busy or too big. The delay is the worst since it was last read. */
export function runtimeGauges(telemetry: Pick<Telemetry, 'gauge'>): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  telemetry.gauge(
    'nodejs.eventloop.delay.max.seconds',
    'Longest wait of the event loop since the last look.',
    () => {
      const value = delay.max / NANO;
      delay.reset();
      return [{ value }];
    },
  );
  telemetry.gauge('process.memory.usage.bytes', 'Resident bytes of the process.', () => [
    { value: process.memoryUsage.rss() },
  ]);
}
