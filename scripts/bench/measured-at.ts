import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../start/parts';
import { figuresFile } from './benches';

/**
 * When, of what and on what a figure was measured: the day, the commit and the machine's cores. What
 * docs/figures.md says is no part of what is measured, so that one benchmark after the other can write into it.
 * @param folder of the sources; a downloaded archive has no commit.
 */
export function measuredAt(folder = root, now = new Date()): string {
  const cores = availableParallelism();
  return `${now.toISOString().slice(0, 10)}, ${commitIn(folder)}, ${cores === 1 ? '1 core' : `${cores} cores`}`;
}

function commitIn(folder: string): string {
  const commit = git(folder, 'rev-parse', '--short', 'HEAD');
  if (commit === null) return 'no commit';
  const changed = git(folder, 'status', '--porcelain', '--', '.', `:!${figuresFile}`);
  return `commit ${commit}${changed === '' ? '' : ' with changes that are not committed'}`;
}

/** @returns null where there is no git, or nothing of it in the folder. */
function git(folder: string, ...args: string[]): string | null {
  // An archive inside of another repository is none of its commits.
  const { status, stdout } = spawnSync('git', ['--git-dir', '.git', '--work-tree', '.', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}
