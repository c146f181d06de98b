import type { tenantAreas } from '@vitrine/shared/contract';
import { useAddressState } from '@vitrine/shared/ui';
import type { OwnerKind } from '../documents/store/owner';

/** An area that keeps what other areas use copies of, in the experience, the brand or the whole tenant. */
export type VaultArea = (typeof tenantAreas)[number];

export const scopes = ['experience', 'brand', 'tenant'] as const satisfies OwnerKind[];

/** Whose vault is shown, kept in the address: the experience's own, its brand's, or that of all brands. */
export function useVaultScope(): [OwnerKind, (scope: OwnerKind) => void] {
  const [scope, setScope] = useAddressState('scope', 'experience');
  return [scopes.find((one) => one === scope) ?? 'experience', setScope];
}

/** Adds a scope to the address of a vault. */
export const inScope = (address: string, scope: OwnerKind) =>
  scope === 'experience' ? address : `${address}?scope=${scope}`;
