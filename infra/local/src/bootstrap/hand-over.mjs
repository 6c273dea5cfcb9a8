import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenOrphaned } from './when-orphaned.mjs';
import { ROOT } from './prepare.mjs';

/**
 * Runs the rest under the Node 24 that travels with the repository: in this process when it is that Node already (npm
 * scripts find it first in their PATH from the second run on), else as a child that gets our signals.
 * @param {URL} entry
 */
export async function handOver(entry) {
  const ours = join(ROOT, 'node_modules/node/bin/node');
  if (realpathSync(process.execPath) === realpathSync(ours)) {
    await import(entry.href);
    return;
  }
  const child = spawn(ours, [fileURLToPath(entry), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, COACHLAB_HANDED_OVER: '1' },
  });
  // A terminal's Ctrl-C reaches the child by itself, since it shares our process group.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(
      `The Node in node_modules does not run on this machine (${error.message}): remove node_modules and run the command again.`,
    );
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
}
