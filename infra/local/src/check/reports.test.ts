import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../bootstrap/prepare.mjs';
import { byExitCode, readReport } from './reports.ts';
import { SECOND_TRIES } from './second-tries.ts';
import { sumUp } from './summary.ts';

const FLAKY = {
  projectName: 'desktop',
  status: 'flaky',
  annotations: [],
  results: [{ error: { message: 'Error: \u001b[31mtoo late' } }, {}],
};
/** So many files were named on the list's day. It is lowered when one is taken off, and never raised. */
const MOST = 13;

describe('what counts as a check', () => {
  it('is the command itself, if it has no report', () => {
    expect(byExitCode(0)).toEqual({ passed: 1, failed: 0, skipped: [], again: [] });
    expect(byExitCode(2)).toEqual({ passed: 0, failed: 1, skipped: [], again: [] });
    expect(byExitCode('spawn prettier ENOENT')).toEqual({ passed: 0, failed: 1, skipped: [], again: [] });
  });

  it('is each Jest test; a file that did not run has failed', () => {
    const report = {
      numPassedTests: 40,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          assertionResults: [
            { status: 'passed', fullName: 'a' },
            { status: 'failed', fullName: 'b' },
            { status: 'pending', fullName: 'forum (MySQL) SKIPPED: no server' },
          ],
        },
      ],
    };
    expect(readReport('jest', JSON.stringify(report))).toEqual({
      passed: 40,
      failed: 3,
      skipped: ['forum (MySQL) SKIPPED: no server'],
      again: [],
    });
  });

  it('is each Playwright test; a server that did not start has failed', () => {
    const skipped = {
      projectName: 'phone',
      status: 'skipped',
      annotations: [{ type: 'skip', description: 'no touch' }],
    };
    const report = {
      stats: { expected: 10, unexpected: 1, flaky: 1 },
      errors: [{ message: 'the site did not start' }],
      suites: [
        {
          specs: [],
          suites: [{ specs: [{ title: 'swipes', file: SECOND_TRIES.files[0], tests: [skipped, FLAKY] }] }],
        },
      ],
    };
    expect(readReport('playwright', JSON.stringify(report))).toEqual({
      passed: 11,
      failed: 2,
      skipped: ['swipes (phone): no touch'],
      again: ['swipes (desktop)\n      Error: too late'],
    });
  });
});

describe('a test that passes on its second attempt', () => {
  it('has failed unless its file is on the list', () => {
    const specs = [{ title: 'new', file: 'journeys/new.test.ts', tests: [FLAKY] }];
    const report = { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [], suites: [{ specs }] };
    expect(readReport('playwright', JSON.stringify(report))).toEqual({
      passed: 3,
      failed: 1,
      skipped: [],
      again: ['new (desktop)\n      Error: too late'],
    });
  });

  it('is in a file on the list, which only names existing files and does not grow', () => {
    const gone = SECOND_TRIES.files.filter((file) => !existsSync(join(ROOT, 'e2e', file)));
    expect(gone).toEqual([]);
    expect(new Set(SECOND_TRIES.files).size).toBe(SECOND_TRIES.files.length);
    expect(SECOND_TRIES.files.length).toBeLessThanOrEqual(MOST);
  });
});

describe('the last line', () => {
  it('says what passed and failed', () => {
    expect(sumUp([byExitCode(0), { passed: 7, failed: 2, skipped: [] }])).toEqual({
      line: '8 passed, 2 failed',
      passed: false,
    });
  });

  it('names skips only if there are any', () => {
    expect(sumUp([{ passed: 7, failed: 0, skipped: ['one'] }]).line).toBe('7 passed, 0 failed, 1 skipped');
  });
});
