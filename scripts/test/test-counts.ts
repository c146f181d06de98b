/** What runs of our test tools came to, from the JSON reports that they write. */
import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface Counts {
  passed: number;
  failed: number;
  /** What failed, by file and name. */
  failures: string[];
}

/** @param ended whether the tool itself ended well: what it does not count has failed too. */
export function jestCounts(report: FormattedTestResults, ended: boolean): Counts {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName);
    return status === 'failed' && tests.length === 0 ? [name] : tests.map((test) => `${name} › ${test}`);
  });
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: ended ? failed : Math.max(1, failed), failures };
}

/** @param ended as for jest. */
export function playwrightCounts({ stats, suites }: JSONReport, ended: boolean): Counts {
  // A test that failed and then passed is a failed test: its cause is still there.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const failures = suites
    .flatMap(specsOf)
    .filter((spec) => spec.tests.some((one) => one.status !== 'expected'))
    .map((spec) => `${spec.file} › ${spec.title}`);
  return { passed: stats.expected, failed: ended ? failed : Math.max(1, failed), failures };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
