import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process beyond doubt: a number is given again to another one, but not with the same start. */
export interface ProcessRef {
  pid: number;
  started: string;
}

/** Undefined when there is no such process. */
export function refOf(pid: number): ProcessRef | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isAlive(ref: ProcessRef): boolean {
  return startOf(ref.pid) === ref.started;
}

/** Signals it if it still is that process. */
export function signalRef(ref: ProcessRef, signal: NodeJS.Signals): void {
  if (!isAlive(ref)) return;
  try {
    process.kill(ref.pid, signal);
  } catch (error) {
    // It ended between the two lines above.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Polls until it is gone. False when it still lives after `ms`. */
export async function isGoneWithin(ref: ProcessRef, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (isAlive(ref)) {
    if (performance.now() >= end) return false;
    await sleep(50);
  }
  return true;
}

function startOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  } catch {
    return undefined;
  }
}

/** Clock ticks since boot: field 22 of proc(5) stat; the name in brackets before may hold spaces. A zombie is dead to us. */
function startOnLinux(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

function startByPs(pid: number): string | undefined {
  const out = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return out === '' ? undefined : out;
}
