import { join } from 'node:path';
import { Broken } from '../lib/broken.ts';
import { runCommand } from '../lib/run-command.ts';
import { logFile, type Settings } from './settings.ts';

export interface Tool {
  /** Names the log file, and the step in the sentence: `tsc`, `shell-build`. */
  name: string;
  /** Continues "could not": `compile the services`. */
  purpose: string;
  program: string;
  args: string[];
  /** Workspace folder to run in; the root when absent. */
  dir?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs one step to its end. @throws Broken when it fails */
export async function runTool(settings: Settings, tool: Tool, signal: AbortSignal): Promise<void> {
  const log = logFile(settings, tool.name);
  const cwd = join(settings.root, tool.dir ?? '');
  const { program, args, env } = tool;
  const code = await runCommand({ program, args, cwd, env, logFile: log, signal }, settings.root);
  signal.throwIfAborted();
  if (code !== 0)
    throw new Broken('step_failed', `Could not ${tool.purpose} (${program}: ${code}).`, { logFile: log });
}
