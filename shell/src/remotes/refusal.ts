import { satisfiesContract } from '@vitrine/shared/contract/federation/contract-range';
import type { ReleaseCandidate } from '@vitrine/shared/contract/federation/release-candidates';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { contractVersion } from '@vitrine/shared/contract/federation/version';

/** Why a remote that asks for these contract versions must not run here; null when it may. */
export const contractRefusal = (range: string): string | null =>
  satisfiesContract(contractVersion, range)
    ? null
    : `needs contract ${range}, and this shell has ${contractVersion}`;

/**
 * Why a release must not run here, from what the registry says of it: decided before anything of it is fetched. Of an
 * override nothing is known but its address until its manifest is there.
 */
export function refusalOf(
  { source, contract, integrity, entry }: ReleaseCandidate,
  { environment, allowedOrigins }: Pick<RuntimeConfig, 'environment' | 'allowedOrigins'>,
): string | null {
  const { origin } = new URL(entry);
  if (!allowedOrigins.includes(origin)) return `comes from ${origin}, which is not allowed`;
  if (source === 'override') return null;
  if (environment === 'production' && !integrity) return 'has no integrity, which production demands';
  return contractRefusal(contract);
}
