import { type DemoAccount, demoAccounts } from '@vitrine/shared/contract/demo';

export type DemoRole = DemoAccount['role'];

export function demoAccount(role: DemoRole): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`There is no demo ${role}`);
  return account;
}
