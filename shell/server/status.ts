import type { Registry } from '@vitrine/shared/contract/federation/registry';

/** Everybody may read it: nothing of it says where a part lies. */
export interface PartStatus {
  name: string;
  up: boolean;
  /** Why not, in a few words. */
  reason?: string;
}

const deadlineMs = 2_000;
const sharedMs = 1_000;

/** Asks every part of the product whether it is up: the API with its database, the registry and each remote in it, the emulator. */
export async function readStatus(parts: {
  apiOrigin: string;
  registry: Registry | null;
  authEmulator: string | undefined;
}): Promise<PartStatus[]> {
  const asked: [name: string, address: string][] = [
    ['api', `${parts.apiOrigin}/readyz`],
    ...Object.entries(parts.registry?.remotes ?? {}).flatMap(([name, { current, lastKnownGood }]) => {
      const release = current ?? lastKnownGood;
      return release ? [[`remote ${name}`, release.entry] satisfies [string, string]] : [];
    }),
    ...(parts.authEmulator ? [['auth emulator', parts.authEmulator] as [string, string]] : []),
  ];
  const registry: PartStatus[] = parts.registry
    ? []
    : [{ name: 'registry', up: false, reason: 'cannot be read' }];
  return [...registry, ...(await Promise.all(asked.map(([name, address]) => ask(name, address))))];
}

async function ask(name: string, address: string): Promise<PartStatus> {
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
    return ok ? { name, up: true } : { name, up: false, reason: `answered ${status}` };
  } catch (error) {
    return { name, up: false, reason: reasonOf(error) };
  }
}

/** The code of what the connection failed with (its message names the address), or what kind of error it is. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'failed';
  return String((cause as NodeJS.ErrnoException).code ?? cause.name);
}

/** All who ask within a moment share one look: each look asks every part. */
export function sharedStatus(read: () => Promise<PartStatus[]>): () => Promise<PartStatus[]> {
  let last: { at: number; parts: Promise<PartStatus[]> } | null = null;
  return () => {
    const at = performance.now();
    if (!last || at - last.at >= sharedMs) last = { at, parts: read() };
    return last.parts;
  };
}
