import type { AreaContract } from '../area-contract';
import { themeChecks } from './checks';
import { standardTheme, themeDocument } from './document';

export const theme = {
  document: { schema: themeDocument, empty: standardTheme, single: true },
  checks: themeChecks,
} as const satisfies AreaContract;
