import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/parts';
import { benches, figuresFile } from './benches';
import { measuredAt } from './measured-at';
import { withFigures } from './report-figures';

const page = '# Figures\n\nBefore.\n\n<!-- kill -->\n\n| old |\n\n<!-- /kill -->\n\nAfter.\n';

it('puts a table and when it was measured between the marks, and leaves the rest', () => {
  const once = withFigures(page, 'kill', '| new |', '2026-11-23, commit abc, 2 cores');
  expect(once).toBe(
    '# Figures\n\nBefore.\n\n<!-- kill -->\n\n| new |\n\nMeasured: 2026-11-23, commit abc, 2 cores.\n\n<!-- /kill -->\n\nAfter.\n',
  );
  expect(withFigures(once, 'kill', '| new |', '2026-11-23, commit abc, 2 cores')).toBe(once);
});

it.each([
  ['begins', page.replace('<!-- kill -->', '')],
  ['ends', page.replace('<!-- /kill -->', '')],
])('refuses a page that has lost where a table %s', (_, without) => {
  expect(() => withFigures(without, 'kill', '| new |', 'now')).toThrow('has lost its marks of “kill”');
});

it.each(Object.entries(benches))('the page of figures has a place for what %s measures', (name, file) => {
  expect(existsSync(join(root, file))).toBe(true);
  const shown = readFileSync(join(root, figuresFile), 'utf8');
  expect(withFigures(shown, name, '| new |', 'now')).toContain('| new |\n\nMeasured: now.');
});

describe('when something was measured', () => {
  const now = new Date('2026-11-23T14:00:00Z');
  const cores = availableParallelism() === 1 ? '1 core' : `${availableParallelism()} cores`;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-measured-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@vitrine.test', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  function commit(): string {
    git('init', '--quiet');
    mkdirSync(join(folder, 'docs'));
    for (const file of [figuresFile, 'source.ts']) writeFileSync(join(folder, file), 'one');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    return git('rev-parse', '--short', 'HEAD');
  }

  it('says the day, the commit and the cores', () => {
    expect(measuredAt(folder, now)).toBe(`2026-11-23, no commit, ${cores}`);
    const hash = commit();
    expect(measuredAt(folder, now)).toBe(`2026-11-23, commit ${hash}, ${cores}`);
  });

  it('says that there are changes, other than what another benchmark wrote', () => {
    const hash = commit();
    writeFileSync(join(folder, figuresFile), 'two');
    expect(measuredAt(folder, now)).toBe(`2026-11-23, commit ${hash}, ${cores}`);
    writeFileSync(join(folder, 'source.ts'), 'two');
    expect(measuredAt(folder, now)).toBe(
      `2026-11-23, commit ${hash} with changes that are not committed, ${cores}`,
    );
  });
});
