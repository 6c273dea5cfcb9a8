import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export interface Command {
  /** A tool of node_modules/.bin, or a program in the PATH. */
  program: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Gets everything the command prints; what was there is replaced. */
  logFile: string;
  /** Ends the command, with its whole process group. */
  signal?: AbortSignal;
}

/** Runs a command to its end. Resolves with its exit code, or with what went wrong when it has none. */
export async function runCommand(command: Command, root: string): Promise<number | string> {
  mkdirSync(dirname(command.logFile), { recursive: true });
  const log = openSync(command.logFile, 'w');
  const path = [join(root, 'node_modules/.bin'), command.env?.PATH ?? process.env.PATH].join(delimiter);
  const child = spawn(command.program, command.args, {
    cwd: command.cwd,
    env: { ...process.env, ...command.env, PATH: path },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const end = () => killGroup(child.pid, 'SIGKILL');
  command.signal?.addEventListener('abort', end);
  if (command.signal?.aborted) end();
  try {
    return await new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(code ?? String(signal)));
    });
  } finally {
    command.signal?.removeEventListener('abort', end);
  }
}

/** Signals a process and all it started. One that is gone already is fine. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
