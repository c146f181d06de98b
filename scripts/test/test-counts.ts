/** What runs of our test tools came to, from the JSON reports that they write. */
import { relative } from 'node:path';
import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { root } from '../start/parts';

export interface Counts {
  passed: number;
  failed: number;
  /** What failed, by file and name. */
  failures: string[];
  /** How long each file took, in ms. */
  files: TimedFile[];
}

export interface TimedFile {
  file: string;
  ms: number;
}

/** Lines about the twenty files that took longest, the longest first. */
export function slowestFiles(files: TimedFile[]): string {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, 20);
  return slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}\n`).join('');
}

/** @param ended whether the tool itself ended well: what it does not count has failed too. */
export function jestCounts(report: FormattedTestResults, ended: boolean): Counts {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName);
    return status === 'failed' && tests.length === 0 ? [name] : tests.map((test) => `${name} › ${test}`);
  });
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));
  return { passed: report.numPassedTests, failed: ended ? failed : Math.max(1, failed), failures, files };
}

/** @param ended as for jest. */
export function playwrightCounts({ stats, suites }: JSONReport, ended: boolean): Counts {
  // A test that failed and then passed is a failed test: its cause is still there.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const failures = suites
    .flatMap(specsOf)
    .filter((spec) => spec.tests.some((one) => one.status !== 'expected'))
    .map((spec) => `${spec.file} › ${spec.title}`);
  const files = suites.map((suite) => ({
    file: `e2e/tests/${suite.file}`,
    ms: specsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  return { passed: stats.expected, failed: ended ? failed : Math.max(1, failed), failures, files };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
