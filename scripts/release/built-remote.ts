import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestAdditions } from '@vitrine/shared/contract/federation/registry';
import { filesIn } from './files-in';
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
export const readBuiltRemote = (directory: string): BuiltRemote =>
  builtRemote(existsSync(directory) ? filesIn(directory) : new Map(), directory);

/**
 * @param place where the files come from, for people
 * @throws ReleaseError when they are no whole build.
 */
export function builtRemote(files: ReadonlyMap<string, Buffer>, place: string): BuiltRemote {
  const manifest = files.get(manifestName);
  if (!manifest) throw new ReleaseError(`${place} holds no build of a remote: ${manifestName} is missing.`);
  const { contract, integrity: listed }: Partial<ManifestAdditions> = JSON.parse(String(manifest));
  if (!contract || !listed?.['remoteEntry.js'])
    throw new ReleaseError(`${place} holds an old build, whose manifest lists no integrity: build again.`);
  const wrong = Object.entries(listed).find(([name, sum]) => sum !== integrityOf(files.get(name)));
  if (wrong) throw new ReleaseError(`${join(place, wrong[0])} is not what its manifest says: build again.`);
  return { files, contract, integrity: integrityOf(manifest), hash: shortHash(manifest) };
}

/** As in subresource integrity. */
export const integrityOf = (content: Buffer = Buffer.alloc(0)) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
const shortHash = (content: Buffer) => createHash('sha384').update(content).digest('hex').slice(0, 8);
