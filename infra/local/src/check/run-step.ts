import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../lib/run-command.ts';
import { since } from '../lib/say.ts';
import { tail } from '../lib/tail.ts';
import type { Step } from './steps.ts';

export interface Outcome extends Counts {
  step: Step;
  /** Why the step could try nothing, such as a registry that does not answer. */
  notChecked?: string;
}

interface Counts {
  passed: number;
  /** Skipped tests count as failed: what a check leaves out it has not checked. */
  failed: number;
  /** Browser tests that passed at their second try. */
  secondTries: string[];
}

/** Milliseconds: a runner that hangs has failed. */
const LIMIT = 60 * 60_000;
/** sysexits.h: EX_TEMPFAIL. The script printed in its last line what it could not reach. */
const UNREACHED = 75;

/** Runs a step with its output in a log file, prints its line, and the end of the log when it failed. */
export async function runStep(
  root: string,
  step: Step,
  args: string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const began = performance.now();
  const logFile = join(root, '.cache/test', `${step.name}.log`);
  const command = ['run', '--silent', step.script, ...(args.length > 0 ? ['--', ...args] : [])];
  const patience = AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]);
  const code = await runCommand(
    { program: 'npm', args: command, cwd: root, logFile, signal: patience },
    root,
  );
  const took = since(began);
  if (code === UNREACHED) {
    console.log(`  - ${step.name}: not checked, ${took}`);
    return { step, passed: 0, failed: 0, secondTries: [], notChecked: tail(logFile, 1) };
  }
  const counts = countsIn(readFileSync(logFile, 'utf8'), code === 0);
  const { passed, failed } = counts;
  const log = relative(root, logFile);
  console.log(
    `  ${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed, ${took} (${log})`,
  );
  if (failed > 0) console.log(`\n${tail(logFile, 150)}\n`);
  return { step, ...counts };
}

const JEST = /^Tests: .*$/m;
/** A line of Playwright's summary; behind that of the flaky ones stands a line for each. */
const PLAYWRIGHT = /^ {2}(\d+) (passed|failed|flaky|skipped|did not run|interrupted)\b/;

/** A script without a test runner counts as one. */
function countsIn(log: string, ok: boolean): Counts {
  const lines = stripVTControlCharacters(log).split('\n');
  const jest = lines.findLast((line) => JEST.test(line));
  const found: Record<string, number> = {};
  const secondTries: string[] = [];
  let isFlaky = false;
  for (const line of lines) {
    const [, count, what] = PLAYWRIGHT.exec(line) ?? [];
    if (what) found[what] = Number(count);
    if (what) isFlaky = what === 'flaky';
    else if (isFlaky && line.startsWith('    ')) secondTries.push(line.trim().replace(/ ─+$/, ''));
  }
  for (const [, count, what] of (jest ?? '').matchAll(/(\d+) (passed|failed|skipped)/g))
    found[what!] = Number(count);
  const of = (...kinds: string[]) => kinds.reduce((sum, kind) => sum + (found[kind] ?? 0), 0);
  const passed = of('passed', 'flaky');
  const failed = of('failed', 'skipped', 'did not run', 'interrupted');
  if (passed + failed === 0) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, secondTries };
  // A runner also fails for other reasons than a test, such as its teardown.
  return { passed, failed: ok ? failed : Math.max(failed, 1), secondTries };
}
