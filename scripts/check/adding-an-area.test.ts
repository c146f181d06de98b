import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/parts';
import { followHowTo } from './testing/follow-how-to';

const copy = mkdtempSync(join(tmpdir(), 'vitrine-sixteenth-area-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (command: string, args: string[], folder = copy) => {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? 'passes' : `${stdout}${stderr}`;
};

/** The repository's files, with its packages beside them: ours are the copy's own. */
function copyRepository(): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.stdout.split('\n').filter(Boolean))
    cpSync(join(root, file), join(copy, file), { force: true });
  run('git', ['init', '--quiet']);
  for (const folder of ['', ...workspaces].map((name) => join(name, 'node_modules'))) {
    const packages = join(root, folder);
    if (!existsSync(packages)) continue;
    mkdirSync(join(copy, folder), { recursive: true });
    for (const name of readdirSync(packages).filter((one) => !['@vitrine', '.cache'].includes(one)))
      symlinkSync(join(packages, name), join(copy, folder, name));
  }
  mkdirSync(join(copy, 'node_modules/@vitrine'));
  for (const name of readdirSync(join(root, 'node_modules/@vitrine')))
    symlinkSync(join('../..', folderOf(name)), join(copy, 'node_modules/@vitrine', name));
}

const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folderOf = (name: string): string =>
  workspaces.find(
    (folder) =>
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name === `@vitrine/${name}`,
  ) ?? name;

const ownFolders = /\/areas\/guest-book\//;
const registries = /\/areas\/(registry|list|texts)\.tsx?$|\/areas\/names\/\w+\.json$/;

test('a sixteenth area touches its own folders and the registries only, and works', () => {
  copyRepository();
  const { changed, made } = followHowTo(readFileSync(join(root, 'docs/adding-an-area.md'), 'utf8'), copy);
  expect(made.filter((path) => !ownFolders.test(path))).toEqual([]);
  expect(changed.filter((path) => !registries.test(path))).toEqual([]);

  expect(
    run(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', 'guest-book'], join(copy, 'api')),
  ).toBe('passes');
  expect(run(join(root, 'node_modules/.bin/tsc'), ['--project', '.', '--checkers', '1'])).toBe('passes');
  const rules = ['--import', 'tsx', 'scripts/check/testing/print-rule-problems.ts'];
  expect(run(process.execPath, rules)).toBe('passes');
  const jest = [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects=api',
    '--',
    'areas/guest-book',
  ];
  expect(run(process.execPath, jest)).toBe('passes');
}, 600_000);
