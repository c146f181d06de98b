/** What runs of our test tools came to, from the JSON reports that they write. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { root } from '../start/parts';

export interface Counts {
  passed: number;
  failed: number;
  failures: Failure[];
  /** How long each file took, in ms. */
  files: TimedFile[];
}

export interface Failure {
  /** Its file, and its name in there. */
  test: string;
  /** What the tool says of it, as text without colours; empty if it says nothing. */
  why: string;
  /** What stood on the page then, as an outline. */
  page?: string;
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

/**
 * A failure as lines that are told from all others by their beginnings: at most 16 of what the tool says, and the page,
 * which nobody can look at later on a machine that is gone.
 */
export function failureLines({ test, why, page = '' }: Failure): string {
  const said = stripVTControlCharacters(why).trim().split('\n').slice(0, 16);
  const lines = [...said, ...page.split('\n').slice(0, 60)].filter(Boolean);
  return [`FAILED ${test}`, ...lines.map((line) => `FAILED   | ${line}`)].join('\n');
}

/** @param ended whether the tool itself ended well: what it does not count has failed too. */
export function jestCounts(report: FormattedTestResults, ended: boolean): Counts {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((one) => one.status === 'failed');
    return status === 'failed' && tests.length === 0
      ? [{ test: file, why: message }]
      : tests.map((one) => ({
          test: `${file} › ${one.fullName}`,
          why: (one.failureMessages ?? []).join('\n'),
        }));
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
    .map((spec) => ({
      test: `${spec.file} › ${spec.title}`,
      why: errorsOf(spec),
      page: pageOf(spec),
    }));
  const files = suites.map((suite) => ({
    file: `e2e/tests/${suite.file}`,
    ms: specsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  return { passed: stats.expected, failed: ended ? failed : Math.max(1, failed), failures, files };
}

const errorsOf = ({ tests }: JSONReportSpec): string =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
    .join('\n');

/**
 * The outline that the tool has put beside the picture of the page, or, of a page that outlives the test, of what it
 * looked at; empty where there is none.
 */
function pageOf({ tests }: JSONReportSpec): string {
  const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments));
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return '';
  const text = readFileSync(path, 'utf8');
  const ofPage = /^# Page snapshot\n+```yaml\n([\s\S]*?)\n```/m;
  return (ofPage.exec(text) ?? /^```yaml\n([\s\S]*?)\n```/m.exec(text))?.[1] ?? '';
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
