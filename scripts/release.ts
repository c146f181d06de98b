/**
 * `npm run release -- remote-viewer --to STORE`: builds one remote and makes it current, without touching the shell or
 * another remote. `release-options.ts` holds the whole command line.
 */
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { buildPackage, outputOf } from './build';
import { readBuiltRemote } from './release/built-remote';
import { readBuiltShell } from './release/built-shell';
import { checkServed } from './release/check-served';
import { openStore } from './release/open-store';
import { ReleaseError } from './release/release-error';
import { type ReleaseCommand, readReleaseCommand } from './release/release-options';
import { promoteRemote, releaseAddress, releaseRemote, rollBackRemote } from './release/release-remote';
import { releaseShell, shellFolder } from './release/release-shell';
import { releaseStatus } from './release/release-status';
import { readShellContract } from './release/shell-contract';
import { packageVersion, remotes } from './start/parts';

async function run(command: ReleaseCommand): Promise<string[]> {
  const store = openStore(command.store);
  if (command.action === 'status') return releaseStatus(store, remotes);
  if (command.action === 'rollback') return rollBackRemote(store, command.remote);
  if (command.action === 'keep shell') {
    await buildPackage(shellFolder);
    const built = readBuiltShell(outputOf(shellFolder));
    return releaseShell(store, built, command.version ?? packageVersion(shellFolder));
  }
  if (command.action === 'promote') return promoteRemote(store, command.remote);
  const { remote, shell, version = packageVersion(remote.folder), ...options } = command;
  // What would be refused anyway is refused before the build.
  releaseAddress((await store.readRegistry())?.registry ?? { remotes: {} }, remote, options.address);
  const shellContract = shell ? await readShellContract(shell) : contractVersion;
  await buildPackage(remote.folder);
  const built = readBuiltRemote(outputOf(remote.folder));
  return releaseRemote(store, {
    ...options,
    remote,
    built,
    version,
    shellContract,
    checkServed: (release) => checkServed(release, shell),
  });
}

try {
  const lines = await run(readReleaseCommand(process.argv.slice(2)));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof ReleaseError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
