import { describe, expect, it } from '@jest/globals';
import { byExitCode, readReport } from './reports.ts';
import { sumUp } from './summary.ts';

describe('what a run counts', () => {
  it('is one check for a command without a report', () => {
    expect(byExitCode(0)).toEqual({ passed: 1, failed: 0, skipped: [], again: [] });
    expect(byExitCode(2)).toEqual({ passed: 0, failed: 1, skipped: [], again: [] });
    expect(byExitCode('spawn prettier ENOENT')).toEqual({ passed: 0, failed: 1, skipped: [], again: [] });
  });

  it('is each Jest test, and a file that did not run counts as failed', () => {
    const report = {
      numPassedTests: 40,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          assertionResults: [
            { status: 'passed', fullName: 'a' },
            { status: 'passed', fullName: 'b', retryReasons: ['Error: too late\n    at b'] },
            { status: 'failed', fullName: 'c', retryReasons: ['Error: never'] },
            { status: 'pending', fullName: 'forum (MySQL) SKIPPED: no server' },
          ],
        },
      ],
    };
    expect(readReport('jest', JSON.stringify(report))).toEqual({
      passed: 40,
      failed: 3,
      skipped: ['forum (MySQL) SKIPPED: no server'],
      again: ['b\n      Error: too late\n          at b'],
    });
  });

  it('is each Playwright test; a server that did not start has failed', () => {
    const skipped = {
      projectName: 'phone',
      status: 'skipped',
      annotations: [{ type: 'skip', description: 'no touch' }],
    };
    const flaky = {
      projectName: 'desktop',
      status: 'flaky',
      annotations: [],
      results: [{ error: { message: 'Error: \u001b[31mtoo late' } }, {}],
    };
    const report = {
      stats: { expected: 10, unexpected: 1, flaky: 1 },
      errors: [{ message: 'the site did not start' }],
      suites: [{ specs: [], suites: [{ specs: [{ title: 'swipes', tests: [skipped, flaky] }] }] }],
    };
    expect(readReport('playwright', JSON.stringify(report))).toEqual({
      passed: 11,
      failed: 2,
      skipped: ['swipes (phone): no touch'],
      again: ['swipes (desktop)\n      Error: too late'],
    });
  });
});

describe('the last line', () => {
  it('says what passed and failed', () => {
    expect(sumUp([byExitCode(0), { passed: 7, failed: 2, skipped: [] }])).toEqual({
      line: '8 passed, 2 failed',
      passed: false,
    });
  });

  it('names skips only when there are some', () => {
    expect(sumUp([{ passed: 7, failed: 0, skipped: ['one'] }]).line).toBe('7 passed, 0 failed, 1 skipped');
  });
});
