import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ManifestAdditions } from '@vitrine/shared/contract/registry';
import { ReleaseError } from './release-error';

export const manifestName = 'mf-manifest.json';

/** A remote's build as it is released. */
export interface BuiltRemote {
  /** Content by file name, the manifest among them. */
  files: ReadonlyMap<string, Buffer>;
  /** Contract versions that it works with, from its manifest. */
  contract: string;
  /** SHA-384 of the manifest, which holds those of all scripts and style sheets. */
  integrity: string;
  /** The same, short, for names. */
  hash: string;
}

/** @throws ReleaseError when the folder holds no whole build. */
export function readBuiltRemote(directory: string): BuiltRemote {
  if (!existsSync(join(directory, manifestName)))
    throw new ReleaseError(`${directory} holds no build of a remote: ${manifestName} is missing.`);
  const files = new Map(filesIn(directory).map((name) => [name, readFileSync(join(directory, name))]));
  const manifest = files.get(manifestName) as Buffer;
  const { contract, integrity: listed }: Partial<ManifestAdditions> = JSON.parse(String(manifest));
  if (!contract || !listed?.['remoteEntry.js'])
    throw new ReleaseError(`${directory} holds an old build, whose manifest lists no integrity: build anew.`);
  const wrong = Object.entries(listed).find(([name, sum]) => sum !== integrityOf(files.get(name)));
  if (wrong)
    throw new ReleaseError(`${join(directory, wrong[0])} is not what its manifest says: build anew.`);
  return { files, contract, integrity: integrityOf(manifest), hash: shortHash(manifest) };
}

/** As in subresource integrity. */
export const integrityOf = (content: Buffer = Buffer.alloc(0)) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
const shortHash = (content: Buffer) => createHash('sha384').update(content).digest('hex').slice(0, 8);

/** What begins with a dot is the build's own bookkeeping. */
const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();
