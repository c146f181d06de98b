import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/parts';
import { run } from '../start/run';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-kept-modules-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A test that finds all as it was at the start, and leaves nothing so. */
const changesAll = `
test('finds all as it was', () => {
  expect(require('user-of-library').loads()).toBe(1);
  expect(require('./own').asked()).toBe(1);
  expect(process.env.LEFT_BEHIND).toBeUndefined();
  expect(globalThis.leftBehind).toBeUndefined();
  expect(fetch).not.toBe(String);
  expect(process.cwd()).not.toBe('elsewhere');
  process.env.LEFT_BEHIND = 'yes';
  globalThis.leftBehind = true;
  globalThis.fetch = String;
  process.cwd = () => 'elsewhere';
  jest.useFakeTimers();
});`;

/** A test in whose file the library is another one, for what uses it too. */
const mocks = `
jest.mock('library', () => ({ loads: () => 'mocked' }));
test('has its own', () => expect(require('user-of-library').loads()).toBe('mocked'));`;

test('one file after another finds libraries loaded, its own modules anew, and all else as it was', async () => {
  const libraries = {
    library: 'globalThis.__loads = (globalThis.__loads ?? 0) + 1; exports.loads = () => __loads;',
    'user-of-library': "module.exports = require('library');",
  };
  for (const [name, code] of Object.entries(libraries)) {
    const library = join(folder, 'node_modules', name);
    await mkdir(library, { recursive: true });
    await writeFile(join(library, 'index.js'), code);
  }
  await writeFile(join(folder, 'own.js'), 'let asked = 0; exports.asked = () => ++asked;');
  for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.test.js`), changesAll);
  await writeFile(join(folder, 'd.test.js'), mocks);
  const config = {
    testEnvironment: join(root, 'scripts/jest/node-environment.cjs'),
    runtime: join(root, 'scripts/jest/kept-modules.cjs'),
    transform: {},
  };
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
  // Ends with 1, and with it this test, when one of theirs fails.
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  await run(process.execPath, [jest, '--runInBand', '--rootDir', folder, '--config', 'jest.config.json'], {
    cwd: folder,
  });
});
