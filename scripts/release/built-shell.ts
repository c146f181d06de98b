import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { filesIn } from './files-in';
import { ReleaseError } from './release-error';

/** Written by the shell's build: what it is, for those who have only the build. */
export const shellFileName = 'shell.json';

/** The shell's build as the store keeps it. */
export interface BuiltShell {
  /** Content by file name. */
  files: ReadonlyMap<string, Buffer>;
  /** The contract version that it gives to remotes. */
  contract: string;
  /** Of all files, short, for names. */
  hash: string;
}

/** @throws ReleaseError when the folder holds no whole build. */
export const readBuiltShell = (directory: string): BuiltShell =>
  builtShell(existsSync(directory) ? filesIn(directory) : new Map(), directory);

/**
 * @param place where the files come from, for people
 * @throws ReleaseError when they are no whole build.
 */
export function builtShell(files: ReadonlyMap<string, Buffer>, place: string): BuiltShell {
  const file = files.get(shellFileName);
  if (!file || !files.has('index.html'))
    throw new ReleaseError(
      `${place} holds no build of the shell: ${shellFileName} or index.html is missing.`,
    );
  const hash = createHash('sha384');
  // Compressed copies are made of the others, and not every store keeps them.
  for (const [name, content] of files) if (!/\.(br|gz)$/.test(name)) hash.update(`${name}\n`).update(content);
  return { files, contract: JSON.parse(String(file)).contract, hash: hash.digest('hex').slice(0, 8) };
}
