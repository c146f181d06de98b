import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's own sources by path, as git knows them. */
export function repositorySources(root: string, names = ['*.ts', '*.tsx']): Map<string, string> {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...names], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.stdout.split('\n').filter((path) => path && existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
