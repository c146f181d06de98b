import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport } from '@playwright/test/reporter';
import { jestCounts, playwrightCounts, slowestFiles } from './test-counts';

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
  expect(jestCounts(report, false)).toMatchObject({ passed: 1, failed: 2, failures });
});

test('names the tests in the browser that failed, or passed only at the second try', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ duration: 1200 }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ specs: [spec('saves', 'flaky')] }],
      },
    ],
  } as unknown as JSONReport;
  const failures = ['a.spec.ts › closes', 'a.spec.ts › saves'];
  const files = [{ file: 'e2e/tests/a.spec.ts', ms: 3600 }];
  expect(playwrightCounts(report, false)).toEqual({ passed: 1, failed: 2, failures, files });
});

test('lists the twenty files that took longest', () => {
  const files = Array.from({ length: 25 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1000 }));
  const lines = slowestFiles(files).trimEnd().split('\n');
  expect(lines).toHaveLength(20);
  expect(lines[0]?.trim()).toBe('24.0 s  24.test.ts');
});

test('a tool that ended badly has a failure even if it counted none', () => {
  const nothing = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
  expect(jestCounts(nothing as unknown as FormattedTestResults, false).failed).toBe(1);
});
