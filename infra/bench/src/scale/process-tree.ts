import { readdirSync, readFileSync } from 'node:fs';
import { processorTime } from '../server/processor-time.ts';

/** A process and all that it started, as they are now. Linux. */
export function processesOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended meanwhile.
    }
  }
  const found = [pid];
  for (const each of found)
    for (const [child, parent] of parents) if (parent === each && !found.includes(child)) found.push(child);
  return found;
}

/** Milliseconds of processor time of all of them. */
export function timeOf(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + processorTime(pid), 0);
}

/** Megabytes in memory, of what they have together counted for each. */
export function memoryOf(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return sum + Number(kilobytes ?? 0) / 1_024;
  }, 0);
}
