import type { Registry } from '@vitrine/shared/contract/registry';

export interface PartStatus {
  name: string;
  address: string;
  up: boolean;
  /** Why not, in a few words. */
  reason?: string;
}

const deadlineMs = 2_000;

/** Asks every part of the product whether it is up: the API with its database, the registry and each remote in it, the emulator. */
export async function readStatus(parts: {
  apiOrigin: string;
  registry: Registry | null;
  authEmulator: string | undefined;
}): Promise<PartStatus[]> {
  const asked: [name: string, address: string][] = [
    ['api', `${parts.apiOrigin}/readyz`],
    ...Object.entries(parts.registry?.remotes ?? {}).map(([name, { current }]): [string, string] => [
      `remote ${name}`,
      current.entry,
    ]),
    ...(parts.authEmulator ? [['auth emulator', parts.authEmulator] as [string, string]] : []),
  ];
  const registry: PartStatus[] = parts.registry
    ? []
    : [{ name: 'registry', address: 'registry.json', up: false, reason: 'cannot be read' }];
  return [...registry, ...(await Promise.all(asked.map(([name, address]) => ask(name, address))))];
}

async function ask(name: string, address: string): Promise<PartStatus> {
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
    return ok ? { name, address, up: true } : { name, address, up: false, reason: `answered ${status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { name, address, up: false, reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
