import { stripVTControlCharacters } from 'node:util';
import { SECOND_TRIES } from './second-tries.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** What was skipped, each with the reason where the runner knows it. */
  skipped: string[];
  /** Tests that passed only at their second try, allowed or not, each with what it said at the first. */
  again: string[];
  /** Why nothing was checked, when the world outside would not let it. That is no fault of the house, and no skip. */
  unreached?: string;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that did not even run. */
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: JestTest[] }[];
}

interface JestTest {
  status: string;
  fullName: string;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of any test, such as a server that did not start. */
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  /** `flaky`: failed, and passed when it was tried again. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: Annotation[];
  /** One a try. */
  results: { error?: { message?: string } }[];
}

interface Annotation {
  type: string;
  description?: string;
}

/** A check without a report counts as one. */
export function byExitCode(code: number | string): Counts {
  const counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { ...counts, skipped: [], again: [] };
}

export function readReport(kind: 'jest' | 'playwright', json: string): Counts {
  return kind === 'jest'
    ? fromJest(JSON.parse(json) as JestReport)
    : fromPlaywright(JSON.parse(json) as PlaywrightReport);
}

function fromJest(report: JestReport): Counts {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: tests
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => fullName),
    again: [],
  };
}

function fromPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected } = report.stats;
  const tests = report.suites.flatMap(testsIn);
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const allowed = flaky.filter(({ file }) => SECOND_TRIES.files.includes(file));
  return {
    passed: expected + allowed.length,
    failed: unexpected + (flaky.length - allowed.length) + report.errors.length,
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ name, annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return reason ? `${name}: ${reason}` : name;
      }),
    again: flaky.map(({ name, results }) => told(name, results[0]?.error?.message)),
  };
}

function testsIn({
  specs,
  suites = [],
}: PlaywrightSuite): (PlaywrightTest & { name: string; file: string })[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, file, name: `${title} (${test.projectName})` })),
  );
  return [...here, ...suites.flatMap(testsIn)];
}

/** The start of what it said, which tells the cause more often than the end. */
function told(name: string, message = 'no reason was reported'): string {
  return `${name}\n${stripVTControlCharacters(message).slice(0, 1_500).replace(/^/gm, '      ')}`;
}
