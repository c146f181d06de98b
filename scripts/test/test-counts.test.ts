import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport } from '@playwright/test/reporter';
import { jestCounts, playwrightCounts } from './test-counts';

test('names the tests of jest that failed, and a file that could not be run', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'takes away', status: 'failed' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  } as unknown as FormattedTestResults;
  const failures = ['a.test.ts › takes away', 'b.test.ts'];
  expect(jestCounts(report, false)).toEqual({ passed: 1, failed: 2, failures });
});

test('names the tests in the browser that failed, or passed only at the second try', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ specs: [spec('saves', 'flaky')] }],
      },
    ],
  } as unknown as JSONReport;
  const failures = ['a.spec.ts › closes', 'a.spec.ts › saves'];
  expect(playwrightCounts(report, false)).toEqual({ passed: 1, failed: 2, failures });
});

test('a tool that ended badly has a failure even if it counted none', () => {
  const nothing = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
  expect(jestCounts(nothing as unknown as FormattedTestResults, false).failed).toBe(1);
});
