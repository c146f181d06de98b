import type { AreaContract } from '../area-contract';
import { themeChecks } from './checks';
import { defaultTheme, themeDocument } from './document';

export const theme = {
  document: { schema: themeDocument, empty: defaultTheme, single: true },
  checks: themeChecks,
} as const satisfies AreaContract;
