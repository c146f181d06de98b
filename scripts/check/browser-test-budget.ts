import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withWebgl } from '../../e2e/support/browser-options';
import { budgets } from '../budgets';

/** How many tests there are, or may be at most. */
export interface BrowserTests {
  browserTests: number;
  browserTestsWithWebgl: number;
}

/** What Playwright's JSON report says of a file or of a `describe`, as far as it is read here. */
export interface ReportedSuite {
  specs: { tests: { projectName: string }[] }[];
  suites?: ReportedSuite[];
}

/** What is wrong with the repository's number of browser tests; empty when nothing is. */
export function repositoryBudgetProblems(root: string): string[] {
  return budgetProblems(countBrowserTests(listBrowserTests(root)), budgets);
}

/** One line for each cap that is exceeded, which says what to do. */
export function budgetProblems(found: BrowserTests, caps: BrowserTests): string[] {
  const over = (key: keyof BrowserTests, what: string) =>
    found[key] > caps[key]
      ? [
          `${found[key]} ${what}, and budgets.json allows ${caps[key]}: let a new one replace one, or show the same with inject, a component or a property.`,
        ]
      : [];
  return [
    ...over('browserTests', 'browser tests'),
    ...over('browserTestsWithWebgl', 'browser tests with WebGL'),
  ];
}

/** Counts every test of a loop, and as with WebGL those whose browser has it: all others could not draw if they wanted to. */
export function countBrowserTests(suites: ReportedSuite[]): BrowserTests {
  const projects = suites.flatMap(projectsOf);
  return {
    browserTests: projects.length,
    browserTestsWithWebgl: projects.filter((name) => name === withWebgl).length,
  };
}

const projectsOf = ({ specs, suites = [] }: ReportedSuite): string[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
  ...suites.flatMap(projectsOf),
];

/** As Playwright finds them, without running any. */
function listBrowserTests(root: string): ReportedSuite[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter', 'json'],
    ],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // The list belongs to stdout, wherever a run's report goes.
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: undefined },
    },
  );
  if (status !== 0) throw new Error(`The browser tests cannot be listed:\n${stdout}${stderr}`);
  return JSON.parse(stdout).suites;
}
