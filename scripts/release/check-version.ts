import { ReleaseError } from './release-error';
import type { ReleaseStore } from './release-store';

/**
 * @param version of the package
 * @returns whether a release with this version and hash lies in the store.
 * @throws ReleaseError when its version does with other content.
 */
export async function checkVersion(
  store: ReleaseStore,
  folder: string,
  version: string,
  hash: string,
): Promise<boolean> {
  const sameVersion = (await store.versions(folder)).filter(
    (other) => other.startsWith(`${version}-`) && /^[0-9a-f]{8}$/.test(other.slice(version.length + 1)),
  );
  const other = sameVersion.find((candidate) => candidate !== `${version}-${hash}`);
  if (other)
    throw new ReleaseError(
      `Version ${version} is released already, with other content (${other}): raise the version in ${folder}/package.json.`,
    );
  return sameVersion.length > 0;
}
