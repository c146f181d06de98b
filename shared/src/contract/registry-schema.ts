import { z } from 'zod';
import type { Registry } from './registry';

const release = z.strictObject({
  version: z.string().min(1).max(100),
  entry: z.url({ protocol: /^https?$/ }),
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'a caret range, such as ^1.2.0'),
  integrity: z
    .string()
    .regex(/^sha384-[A-Za-z0-9+/]{64}$/)
    .optional(),
});
const releases = z.strictObject({
  current: release,
  lastKnownGood: release.optional(),
  canary: release.extend({ share: z.number().min(0).max(1) }).optional(),
});

export const registrySchema = z.strictObject({
  remotes: z.strictObject({
    manager: releases.optional(),
    experienceEditor: releases.optional(),
    viewer: releases.optional(),
  }),
});

/**
 * Reads the text of a registry.json.
 * @throws when it is no JSON or has another shape.
 */
export function parseRegistry(text: string): Registry {
  // Its optional members are absent rather than undefined, as JSON has no undefined.
  return registrySchema.parse(JSON.parse(text)) as Registry;
}
