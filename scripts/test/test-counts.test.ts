import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport } from '@playwright/test/reporter';
import { root } from '../start/parts';
import { failureLines, jestCounts, playwrightCounts, slowestFiles } from './test-counts';

test('names the tests of jest that failed, and a file that could not be run', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1'] },
        ],
      },
      { name: join(root, 'b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
      { name: join(root, 'c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  } as unknown as FormattedTestResults;
  const failures = [
    { test: 'a.test.ts › takes away', why: 'expected 1' },
    { test: 'b.test.ts', why: 'no such file' },
  ];
  expect(jestCounts(report, false)).toMatchObject({ passed: 1, failed: 2, failures });
});

test('names the tests in the browser that failed, or passed only at the second try, with what stood on the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-counts-'));
  const attached = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return [{ name: 'error-context', contentType: 'text/markdown', path }];
  };
  const detail = '# Error details\n\n```yaml\n- dialog\n```\n\n';
  const outline = '# Page snapshot\n\n```yaml\n- button "Close"\n- alert\n```\n\n# Test source\n';
  const attachments: Record<string, ReturnType<typeof attached>> = {
    unexpected: attached('page.md', detail + outline),
    flaky: attached('detail.md', detail),
  };
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [
      {
        status,
        results: [
          {
            duration: 1200,
            errors: status === 'expected' ? [] : [{ message: `cannot: ${title}` }],
            attachments: attachments[status] ?? [],
          },
        ],
      },
    ],
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
  const failures = [
    { test: 'a.spec.ts › closes', why: 'cannot: closes', page: '- button "Close"\n- alert' },
    { test: 'a.spec.ts › saves', why: 'cannot: saves', page: '- dialog' },
  ];
  const files = [{ file: 'e2e/tests/a.spec.ts', ms: 3600 }];
  expect(playwrightCounts(report, false)).toEqual({ passed: 1, failed: 2, failures, files });
  rmSync(folder, { recursive: true });
});

test('says of a failure what its tool said, in lines that are found among all others, and of a long story the beginning', () => {
  const story = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const lines = failureLines({
    test: 'a.spec.ts › closes',
    why: `\u001b[31mcannot close\u001b[39m\n${story}`,
    page: '- alert\n- button',
  });
  expect(lines.split('\n').slice(0, 3)).toEqual([
    'FAILED a.spec.ts › closes',
    'FAILED   | cannot close',
    'FAILED   | line 0',
  ]);
  expect(lines.split('\n')).toHaveLength(19);
  expect(lines).toMatch(/\nFAILED {3}\| - alert\nFAILED {3}\| - button$/);
  expect(failureLines({ test: 'b.test.ts', why: '' })).toBe('FAILED b.test.ts');
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
