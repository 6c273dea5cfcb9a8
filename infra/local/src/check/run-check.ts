import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../lib/run-command.ts';
import { since } from '../lib/say.ts';
import { tail } from '../lib/tail.ts';
import type { Check } from './checks.ts';
import { byExitCode, readReport, type Counts } from './reports.ts';
import { missingFor, type Tools } from './tools.ts';

export interface Outcome extends Counts {
  check: Check;
  logFile: string;
}

/** Milliseconds: a runner that hangs has failed. */
const LIMIT = 45 * 60_000;
/** sysexits.h: EX_TEMPFAIL. The check wants something of the world outside that does not answer, and says what. */
const UNREACHED = 75;

const REPORTERS = {
  exit: () => '',
  jest: (report: string) => `--json --outputFile="${report}"`,
  // Writes its JSON where the environment says.
  playwright: () => '--reporter=list,json',
};

/** Runs one check with its output in a log file, prints its line, and the end of the log when it failed. */
export async function runCheck(
  root: string,
  check: Check,
  tools: Tools,
  signal: AbortSignal,
): Promise<Outcome> {
  const began = performance.now();
  const logFile = join(root, '.cache/test', `${check.name}.log`);
  if (process.stdout.isTTY) process.stdout.write(`\r  … ${check.name}`);
  const outcome = { ...(await count(root, check, tools, logFile, signal)), check, logFile };
  console.log(`${process.stdout.isTTY ? '\r' : ''}${lineOf(outcome)}, ${since(began)}`);
  if (outcome.failed > 0) console.log(`\n${tail(logFile, 150)}\n\n(full log: ${logFile})\n`);
  return outcome;
}

async function count(
  root: string,
  check: Check,
  tools: Tools,
  logFile: string,
  signal: AbortSignal,
): Promise<Counts> {
  const missing = missingFor(check, tools);
  if (missing) return { passed: 0, failed: 0, skipped: [missing], again: [] };
  const script = readScripts(root)[check.script];
  if (!script) {
    mkdirSync(dirname(logFile), { recursive: true });
    writeFileSync(logFile, `package.json has no script "${check.script}", so this was not checked.\n`);
    return byExitCode(1);
  }
  const report = logFile.replace(/\.log$/, '.json');
  rmSync(report, { force: true });
  // Folders take the place of a script's own, which is everything.
  const base = check.folders ? script.replace(/ \.$/, '') : script;
  const command = [base, ...(check.folders ?? []), REPORTERS[check.counts](report)].join(' ');
  const env = { ...tools.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, COACHLAB_TEST_RETRIES: '1' };
  const patience = AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]);
  const code = await runCommand(
    { program: 'sh', args: ['-c', command], cwd: root, env, logFile, signal: patience },
    root,
  );
  if (code === UNREACHED)
    return { passed: 0, failed: 0, skipped: [], again: [], unreached: tail(logFile, 1) };
  if (check.counts === 'exit' || !existsSync(report)) return byExitCode(check.counts === 'exit' ? code : 1);
  const counts = readReport(check.counts, readFileSync(report, 'utf8'));
  // A runner that fails for another reason than a test, such as its teardown, has failed all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readScripts(root: string): Record<string, string | undefined> {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts;
}

function lineOf({ check, passed, failed, skipped, again, unreached }: Outcome): string {
  if (unreached !== undefined) return `  - ${check.name}: not checked (${unreached.replace(/\.$/, '')})`;
  const mark = failed > 0 ? '✗' : passed === 0 ? '-' : '✓';
  const words = [`${passed} passed`];
  if (again.length > 0) words.push(`${again.length} of them on the second attempt`);
  if (failed > 0) words.push(`${failed} failed`);
  if (skipped.length > 0) words.push(`${skipped.length} skipped`);
  return `  ${mark} ${check.name}: ${words.join(', ')}`;
}
