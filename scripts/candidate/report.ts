import { inColumns } from '../bench/in-columns';
import { type Combination, refusedBy } from './combination';

/** What came of one screen. */
export interface VisitedScreen {
  /** Package folder of its remote. */
  folder: string;
  screen: string;
  address: string;
  /** In words, what was wrong; none when it was in order. */
  problems: string[];
  /** The shell has no such address. */
  isUnknown: boolean;
}

/** The table of a check, and whether the candidate may be released. */
export function report(combination: Combination, visited: VisitedScreen[]): { lines: string[]; ok: boolean } {
  const { shell, remotes } = combination;
  const refused = refusedBy(combination);
  const name = ({ folder, isCandidate }: { folder: string; isCandidate: boolean }) =>
    isCandidate ? `${folder} (candidate)` : folder;
  const rows = [
    ['package', 'version', 'contract', 'screens', ''],
    [name(shell), shell.version, shell.contract, '', ''],
  ];
  const details: string[] = [];
  let ok = refused.length === 0 && visited.length > 0;
  for (const remote of remotes) {
    const screens = visited.filter(({ folder }) => folder === remote.folder);
    // A remote may be ahead of the shell: its new screen waits for the shell's next release.
    const early = remote.isCandidate ? screens.filter(({ isUnknown }) => isUnknown) : [];
    const tried = screens.filter((screen) => !early.includes(screen));
    const broken = tried.filter(({ problems }) => problems.length > 0);
    const isRefused = refused.includes(remote);
    ok &&= broken.length === 0;
    rows.push([
      name(remote),
      remote.version,
      remote.contract,
      visited.length > 0 ? `${tried.length - broken.length} of ${tried.length}` : '',
      isRefused ? 'REFUSED' : broken.length > 0 ? 'BROKEN' : visited.length > 0 ? 'in order' : 'not tried',
    ]);
    if (isRefused)
      details.push(
        `${remote.folder} needs contract ${remote.contract}, and this shell has ${shell.contract}: it refuses to run it.`,
      );
    for (const { screen, address, problems } of broken)
      details.push(...problems.map((problem) => `${remote.folder}, ${screen}, ${address}: ${problem}`));
    for (const { screen, address } of early)
      details.push(`${remote.folder}, ${screen}, ${address}: this shell has no such address yet; not tried.`);
  }
  const verdict = `The candidate ${ok ? 'works' : 'does NOT work'} with what is released.`;
  return { lines: [...inColumns(rows), '', ...details, ...(details.length > 0 ? [''] : []), verdict], ok };
}
