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

/** The same of a window. */
const changesTheWindow = `
test('finds the window as it was', async () => {
  await new Promise((resolve) => setTimeout(resolve));
  expect(globalThis.__late).toBeUndefined();
  const answers = [];
  dispatchEvent(new CustomEvent('ask', { detail: answers }));
  expect(answers).toEqual([]);
  expect(location.pathname + document.title + document.body.outerHTML).toBe('/<body></body>');
  expect(localStorage).toHaveLength(0);
  expect(Element.prototype.scrollIntoView).toBeUndefined();
  addEventListener('ask', ({ detail }) => detail.push('somebody'));
  history.pushState(null, '', '/elsewhere');
  document.title = 'Elsewhere';
  document.body.className = 'dark';
  document.body.append('Left behind');
  localStorage.setItem('left', 'behind');
  Element.prototype.scrollIntoView = () => undefined;
  setTimeout(() => (globalThis.__late = true));
  setInterval(() => (globalThis.__late = true));
});`;

/** A test in whose file the library is another one, for what uses it too. */
const mocks = `
jest.mock('library', () => ({ loads: () => 'mocked' }));
test('has its own', () => expect(require('user-of-library').loads()).toBe('mocked'));`;

const testsIn = {
  'node-environment': { a: changesAll, b: changesAll, c: changesAll, d: mocks },
  'component-environment': {
    a: changesAll,
    b: changesTheWindow,
    c: changesTheWindow,
    d: mocks,
    e: changesAll,
  },
};

test.each(Object.entries(testsIn))(
  '%s: one file after another finds libraries loaded, its own modules anew, and all else as it was',
  async (environment, tests) => {
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
    for (const [name, code] of Object.entries(tests)) await writeFile(join(folder, `${name}.test.js`), code);
    const config = {
      testEnvironment: join(root, `scripts/jest/${environment}.cjs`),
      runtime: join(root, 'scripts/jest/kept-modules.cjs'),
      transform: {},
    };
    await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
    // Ends with 1, and with it this test, when one of theirs fails.
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    await run(process.execPath, [jest, '--runInBand', '--rootDir', folder, '--config', 'jest.config.json'], {
      cwd: folder,
    });
  },
);
