import type { Registry } from '@vitrine/shared/contract/federation/registry';
import { parseRegistry } from '@vitrine/shared/contract/federation/registry-schema';
import { ReleaseError } from './release-error';

/**
 * Where releases and their registry.json live: a folder or a bucket. A release, once added, never changes. `folder`
 * is the package folder of a remote or the shell, `version` the name of a release in it. Why it never changes:
 * docs/decisions/releases-never-change.md.
 */
export interface ReleaseStore {
  /** Its name for people. */
  readonly place: string;
  /** null when there is none yet. @throws ReleaseError when it cannot be read; it is left as it is. */
  readRegistry(): Promise<StoredRegistry | null>;
  /**
   * Replaces the registry in one step: readers see the old or the new one.
   * @param revision of the registry that was changed; null when there was none.
   * @throws ReleaseError when another release has changed it meanwhile.
   */
  writeRegistry(registry: WholeRegistry, revision: string | null): Promise<void>;
  /** Names of a package's whole releases. */
  versions(folder: string): Promise<string[]>;
  /** All files of a release by name, without compressed copies where a store keeps none; none when it is not there. */
  read(folder: string, version: string): Promise<ReadonlyMap<string, Buffer>>;
  /** null when there is no such release. */
  readManifest(folder: string, version: string): Promise<Buffer | null>;
  /** Adds a release whole, or not at all as far as `versions` goes. */
  add(folder: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Runs `work` while nobody else releases into this store. @throws ReleaseError when somebody does. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** As it stands in the file, with what nobody here knows: another team's, or a newer version's. */
export interface WholeRegistry {
  remotes: Record<string, unknown>;
  shell?: unknown;
}

export interface StoredRegistry {
  /** What is good in it. */
  registry: Registry;
  whole: WholeRegistry;
  /** What is not, a line each. */
  leftOut: string[];
  /** Differs when the registry does. */
  revision: string;
}

export const registryText = (registry: WholeRegistry) => `${JSON.stringify(registry, null, 2)}\n`;

/** @throws ReleaseError saying where the broken registry is. */
export function readRegistryText(text: string, place: string): Omit<StoredRegistry, 'revision'> {
  try {
    return { ...parseRegistry(text), whole: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : firstIssue(error);
    throw new ReleaseError(
      `${place} is no registry (${reason}). It was left as it is: repair it, or put a copy of the last good one there.`,
    );
  }
}

function firstIssue(error: unknown): string {
  const [issue] = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues ?? [];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : String(error);
}
