import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './parts';

/** Where Chromium and Chrome usually are. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () =>
  [process.env.CHROMIUM_PATH ?? '', ...usual, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/**
 * Finds a Chromium or Chrome, or installs one: Playwright's own, else Debian's package.
 * @returns its path.
 * @throws with what to do when there is none to be had.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  process.stdout.write('No Chromium or Chrome on this machine: installing one for the browser tests.\n');
  const attempts: [command: string, args: string[]][] = [
    [process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    const path = installed();
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.',
  );
}
