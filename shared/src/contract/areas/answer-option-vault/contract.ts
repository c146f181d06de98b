import { emptyOptionSet, vaultOptionSet } from '../../questions/option-set';
import type { AreaContract } from '../area-contract';

export const optionVault = {
  document: { schema: vaultOptionSet, empty: emptyOptionSet, ofTenant: true },
} as const satisfies AreaContract;
