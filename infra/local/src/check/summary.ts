import type { Outcome } from './run-check.ts';

/** Prints what was skipped and, as the last line, the counts. True when all is well. */
export function printSummary(outcomes: Outcome[], strict: boolean): boolean {
  const skipped = outcomes.flatMap((outcome) =>
    outcome.skipped.map((what) => `  ${outcome.check.name}: ${what}`),
  );
  const again = outcomes.flatMap((outcome) =>
    outcome.again.map((what) => `  ${outcome.check.name}: ${what}`),
  );
  const unreached = outcomes.filter((outcome) => outcome.unreached !== undefined);
  for (const { check, unreached: why } of unreached) console.log(`\nNot checked: ${check.name}. ${why}`);
  if (again.length > 0) console.log(`\nPassed only on the second attempt:\n${again.join('\n')}`);
  if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.join('\n')}`);
  const { line, passed } = sumUp(outcomes);
  console.log(`\n${line}`);
  return passed && !(strict && skipped.length > 0);
}

/** `12 passed, 0 failed`, with `, 2 skipped` only when something was. */
export function sumUp(outcomes: Pick<Outcome, 'passed' | 'failed' | 'skipped'>[]): {
  line: string;
  passed: boolean;
} {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.skipped += outcome.skipped.length;
  }
  const words = [`${total.passed} passed`, `${total.failed} failed`];
  if (total.skipped > 0) words.push(`${total.skipped} skipped`);
  return { line: words.join(', '), passed: total.failed === 0 };
}
