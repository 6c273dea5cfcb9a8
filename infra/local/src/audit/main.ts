// npm run test:audit: known faults of what runs in production, of severity high or above. Ends with 75 when the registry of
// packages cannot be asked: nothing was audited then.
import { execFile } from 'node:child_process';
import { verdictOf } from './verdict.ts';

/** Milliseconds. */
const PATIENCE = 60_000;

const ARGS = ['audit', '--omit=dev', '--audit-level=high', '--json'];
execFile('npm', ARGS, { timeout: PATIENCE, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
  const { lines, exitCode } = verdictOf(stdout);
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
  if (error && exitCode === 0)
    console.log(`(npm audit itself exited with: ${error.message.split('\n', 1)[0]})`);
});
