import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { gt, major, minor } from 'semver';
import { exportedNames } from './exported-names';

/** Since which contract version the shell gives each export of shared/host and shared/ui to remotes. */
export type ReleasedExports = Record<'host' | 'ui', Record<string, string>>;

const versionFile = 'contractVersion in shared/src/contract/federation/version.ts';
const tableFile = 'shared/src/contract/federation/released-exports.json';

/** What is wrong with the repository's exports, as `exportProblems` says it. */
export function repositoryExportProblems(root: string): string[] {
  const exported = {
    host: exportedNames(join(root, 'shared/src/host/index.ts')),
    ui: exportedNames(join(root, 'shared/src/ui/index.ts')),
  };
  return exportProblems(exported, JSON.parse(readFileSync(join(root, tableFile), 'utf8')), contractVersion);
}

/**
 * What is wrong with the exports of the two façades, measured at what was released; empty when nothing is.
 * Each line says what to do.
 */
export function exportProblems(
  exported: Record<'host' | 'ui', string[]>,
  released: ReleasedExports,
  contractVersion: string,
): string[] {
  return (['host', 'ui'] as const).flatMap((part) => {
    const table = released[part];
    const added = exported[part].filter((name) => !table[name]);
    const removed = Object.keys(table).filter((name) => !exported[part].includes(name));
    const nextMinor = `${major(contractVersion)}.${minor(contractVersion) + 1}.0`;
    const nextMajor = `${major(contractVersion) + 1}.0.0`;
    return [
      ...added.map(
        (name) =>
          `${name} is new in shared/${part}. Shells that run today do not have it: raise ${versionFile} to ${nextMinor}, unless this change does so already, and add "${name}" with that version to "${part}" in ${tableFile}.`,
      ),
      ...removed.map(
        (name) =>
          `${name} is gone from shared/${part}, and remotes that run today may import it. Keep it; or raise ${versionFile} to ${nextMajor}, take it out of ${tableFile} and set every version in there to ${nextMajor}.`,
      ),
      ...Object.entries(table)
        .filter(([, since]) => gt(since, contractVersion))
        .map(([name, since]) => `${name} came with ${since}: raise ${versionFile} to at least ${since}.`),
      ...Object.entries(table)
        .filter(([, since]) => major(since) < major(contractVersion))
        .map(
          ([name, since]) =>
            `${name} is listed since ${since}, but ${versionFile} is ${contractVersion}: a new major is a new beginning, so set it to ${major(contractVersion)}.0.0 in ${tableFile}.`,
        ),
    ];
  });
}
