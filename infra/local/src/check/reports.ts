export interface Counts {
  passed: number;
  failed: number;
  /** What was skipped, each with the reason where the runner knows it. */
  skipped: string[];
  /** Why nothing was checked, when the world outside would not let it. That is no fault of the house, and no skip. */
  unreached?: string;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that did not even run. */
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of any test, such as a server that did not start. */
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { projectName: string; status: string; annotations: Annotation[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface Annotation {
  type: string;
  description?: string;
}

/** A check without a report counts as one. */
export function byExitCode(code: number | string): Counts {
  return code === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] };
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
  };
}

function fromPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    // A test that passed only when it was tried again has failed.
    failed: unexpected + flaky + report.errors.length,
    skipped: report.suites.flatMap(skippedIn),
  };
}

function skippedIn(suite: PlaywrightSuite): string[] {
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return `${title} (${projectName})${reason ? `: ${reason}` : ''}`;
      }),
  );
  return [...here, ...(suite.suites ?? []).flatMap(skippedIn)];
}
