import { defineConfig } from '@playwright/test';
import { projects } from './support/browser-options';
import { shellOrigin } from './support/product-process';

/**
 * Three workers, each with a product of its own: 12.2 minutes on two cores. Two workers leave a third of them idle
 * (13.7 minutes). `--workers` asks for another number.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Two cores draw WebGL in software and run every part of the product meanwhile.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/results.json' }],
  ],
  use: {
    baseURL: shellOrigin,
    viewport: { width: 1440, height: 900 },
    // Recording every test for the few that fail slows all of them down: `--trace on` looks at one.
    trace: 'off',
    // What it answers passes by a test's own routes; tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects,
});
