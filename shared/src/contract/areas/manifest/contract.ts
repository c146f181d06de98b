import type { AreaContract } from '../area-contract';
import { manifestChecks } from './checks';

export const manifest = {
  checks: manifestChecks,
} as const satisfies AreaContract;
