import { emptyVaultQuestion, vaultQuestion } from '../../questions/vault-question';
import type { AreaContract } from '../area-contract';
import { questionVaultChecks } from './checks';

export const questionVault = {
  document: { schema: vaultQuestion, empty: emptyVaultQuestion, ofTenant: true },
  checks: questionVaultChecks,
} as const satisfies AreaContract;
