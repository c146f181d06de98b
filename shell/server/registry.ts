import { readFile } from 'node:fs/promises';
import type { Registry, RemoteRelease } from '@vitrine/shared/contract/federation/registry';
import { parseRegistry } from '@vitrine/shared/contract/federation/registry-schema';

interface RegistryRules {
  /** Where remotes may come from; null: from anywhere. */
  remoteOrigins: string[] | null;
  /** Whether a release runs only when its manifest's hash is known. */
  needsIntegrity: boolean;
}

/** Reads the registry at every call: releases replace the file while this server runs. */
export type ReadRegistry = () => Promise<Registry | null>;

export interface OpenedRegistry {
  read: ReadRegistry;
  /** What was wrong with the file when it was read last, a line each, without what only this server's log may hold. */
  complaints: () => string[];
}

/**
 * What stands in the registry and may run. A file that is missing or broken changes nothing: the last good one goes
 * on; null when there never was one. What is wrong is said once.
 */
export function openRegistry(
  file: string,
  rules: RegistryRules,
  warn: (line: string) => void,
): OpenedRegistry {
  let lastGood: Registry | null = null;
  let complaints: string[] = [];
  let said = '';
  const say = (complaints: string[]) => {
    const now = complaints.join('\n');
    if (now !== said) for (const line of complaints) warn(line);
    said = now;
  };
  async function read() {
    try {
      const text = await readFile(file, 'utf8');
      const { registry, leftOut } = parseRegistry(text, (release) => refusal(release, rules));
      complaints = leftOut.map((line) => `left out of the registry: ${line}`);
      say(complaints);
      // Of the shell, browsers are told what they have.
      lastGood = { remotes: registry.remotes };
    } catch (error) {
      const instead = lastGood ? 'the last good one goes on' : 'no remote can be loaded';
      complaints = [`registry.json cannot be read, ${instead}`];
      say([`${file} cannot be read, ${instead}: ${error instanceof Error ? error.message : error}`]);
    }
    return lastGood;
  }
  return { read, complaints: () => complaints };
}

function refusal({ entry, integrity }: RemoteRelease, rules: RegistryRules): string | null {
  const { origin } = new URL(entry);
  if (rules.remoteOrigins && !rules.remoteOrigins.includes(origin))
    return `${origin} is not in REMOTE_ORIGINS`;
  return rules.needsIntegrity && !integrity ? 'no integrity, which production needs' : null;
}
